import { PageTitle } from '../../shared/ui/PageTitle.tsx'
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx'
import { CardExamples } from './CardExamples.tsx'
import { FigureExamples } from './FigureExamples.tsx'
import { FilterExamples } from './FilterExamples.tsx'
import { InputExamples } from './InputExamples.tsx'
import { ListExamples } from './ListExamples.tsx'
import { OverlayExamples } from './OverlayExamples.tsx'

/**
 * What pages are made of, each part in each of its states. The theme switch in the footer shows them in the
 * dark.
 */
export function ExamplesPage() {
  return (
    <div className="page py-10">
      <PageTitle>Component examples</PageTitle>
      <p className="mt-4 mb-8 max-w-prose text-muted">
        Every component in each of its states. Look here before you build a new one.
      </p>
      <CardExamples />
      <ListExamples />
      <FilterExamples />
      <InputExamples />
      <OverlayExamples />
      <FigureExamples />
      <ToastRegion />
    </div>
  )
}
