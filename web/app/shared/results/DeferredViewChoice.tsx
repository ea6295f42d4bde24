import { lazy, Suspense } from 'react'
import { useSettled } from '../page/use-settled.ts'
import type { ResultsView } from './results-view.ts'

/** Comes after the page; without scripts a list stays as it is. */
const ViewChoice = lazy(() => import('./ViewChoice.tsx'))

/** Grid or list, in a place that is kept for it. */
export function DeferredViewChoice({ own }: { own: ResultsView }) {
  const isSettled = useSettled()
  return (
    <div className="h-11.5 w-22.5 nojs:hidden" data-print="no">
      {isSettled && (
        <Suspense>
          <ViewChoice own={own} />
        </Suspense>
      )}
    </div>
  )
}
