import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { ItemPlaceholder } from '../item/ItemPlaceholder.tsx'
import type { NewItem } from '../shared/new-item-path.ts'

const ItemWizard = lazy(() =>
  loadChunk(async () => ({ default: (await import('./ItemWizard.tsx')).ItemWizard })),
)

/** The wizard, which comes when an item is added or edited. */
export function WizardOnDemand({ item }: { item: NewItem | number | null }) {
  return (
    <Suspense fallback={<ItemPlaceholder />}>
      <ItemWizard item={item} />
    </Suspense>
  )
}
