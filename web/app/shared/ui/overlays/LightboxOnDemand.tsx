import { lazy, Suspense } from 'react'
import type { LightboxPhoto } from './Lightbox.tsx'

const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }))

/** The lightbox, which comes when a photo is opened. */
export function LightboxOnDemand({
  photos,
  openAt,
  onClose,
}: {
  photos: readonly LightboxPhoto[]
  openAt: number | null
  onClose: () => void
}) {
  if (openAt === null) return null
  return (
    <Suspense fallback={null}>
      <Lightbox photos={photos} openAt={openAt} onClose={onClose} />
    </Suspense>
  )
}
