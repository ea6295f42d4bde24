import { useState } from 'react'
import { Picture } from '../Picture.tsx'
import type { LightboxPhoto } from './Lightbox.tsx'
import { LightboxOnDemand } from './LightboxOnDemand.tsx'

interface EnlargeablePhotosProps {
  label: string
  photos: readonly LightboxPhoto[]
  /** How wide each is shown in the list. */
  sizes: string
  className: string
}

/** Photos side by side; the one that is pressed opens in the lightbox. */
export function EnlargeablePhotos({ label, photos, sizes, className }: EnlargeablePhotosProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  return (
    <>
      <ul aria-label={label} className={className}>
        {photos.map((photo, place) => (
          <li key={photo.src}>
            <button
              type="button"
              className="block w-full cursor-zoom-in"
              aria-label={`Enlarge ${photo.alt}`}
              onClick={() => setOpenAt(place)}
            >
              <Picture src={photo.src} alt="" sizes={sizes} />
            </button>
          </li>
        ))}
      </ul>
      <LightboxOnDemand photos={photos} openAt={openAt} onClose={() => setOpenAt(null)} />
    </>
  )
}
