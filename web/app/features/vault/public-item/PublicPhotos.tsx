import type { PublicItem } from '@vitrine/contracts/vault-items/schemas'
import { useState, type MouseEvent } from 'react'
import { LightboxOnDemand } from '../../../shared/ui/overlays/LightboxOnDemand.tsx'
import { ItemPhoto, largePhoto } from '../shared/ItemPhoto.tsx'

interface PublicPhotosProps {
  title: string
  images: PublicItem['images']
}

/**
 * The first photo large, the others below it. A press looks closer: over the whole screen, or without scripts
 * as the photo itself.
 */
export function PublicPhotos({ title, images }: PublicPhotosProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const [first, ...others] = images
  const altOf = (place: number) =>
    images[place]?.altText ?? (images.length > 1 ? `${title}, photo ${place + 1} of ${images.length}` : title)
  const linkTo = (place: number, url: string) => ({
    href: largePhoto(url),
    'aria-label': `Enlarge ${altOf(place)}`,
    className: 'block cursor-zoom-in',
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setOpenAt(place)
    },
  })
  if (!first) return null
  return (
    <>
      <a {...linkTo(0, first.url)}>
        <ItemPhoto
          url={first.url}
          alt={altOf(0)}
          sizes="(width >= 992px) 56rem, 100vw"
          loading="eager"
          fetchPriority="high"
          className="mx-auto max-w-4xl"
        />
      </a>
      {others.length > 0 && (
        <ul
          aria-label="More photos"
          className="mx-auto mt-4 grid max-w-4xl grid-cols-3 gap-3 phone:grid-cols-4 tablet:grid-cols-6"
        >
          {others.map(({ id, url }, place) => (
            <li key={id}>
              <a {...linkTo(place + 1, url)}>
                <ItemPhoto url={url} alt={altOf(place + 1)} sizes="(width >= 768px) 9rem, 33vw" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <LightboxOnDemand
        photos={images.map(({ url }, place) => ({ src: largePhoto(url), alt: altOf(place) }))}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </>
  )
}
