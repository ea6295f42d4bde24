import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'

const PhotosPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('./PhotosPage.tsx')).PhotosPage })),
)

/** A page that other pages of the vault do not load. */
export function PhotosPageOnDemand() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <PhotosPage />
    </Suspense>
  )
}
