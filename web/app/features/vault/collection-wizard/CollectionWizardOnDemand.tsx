import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { ItemPlaceholder } from '../item/ItemPlaceholder.tsx'

const CollectionWizard = lazy(() =>
  loadChunk(async () => ({ default: (await import('./CollectionWizard.tsx')).CollectionWizard })),
)

/** The wizard, which comes when a collection is made or edited. */
export function CollectionWizardOnDemand({ collection }: { collection: 'new' | number | null }) {
  return (
    <Suspense fallback={<ItemPlaceholder />}>
      <CollectionWizard collection={collection} />
    </Suspense>
  )
}
