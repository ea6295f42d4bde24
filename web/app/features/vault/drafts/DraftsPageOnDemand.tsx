import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'

const DraftsPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('./DraftsPage.tsx')).DraftsPage })),
)

/** A page that other pages of the vault do not load. */
export function DraftsPageOnDemand() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <DraftsPage />
    </Suspense>
  )
}
