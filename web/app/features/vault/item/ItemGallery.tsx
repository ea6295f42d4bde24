import { useRef, useState } from 'react'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import { LightboxOnDemand } from '../../../shared/ui/overlays/LightboxOnDemand.tsx'
import { ItemPhoto, largePhoto } from '../shared/ItemPhoto.tsx'

interface ItemGalleryProps {
  title: string
  images: VaultItem['images']
}

const MAIN_SIZES = '(width >= 1200px) 27rem, 100vw'
const arrow = 'absolute top-1/2 flex h-12 w-10 -translate-y-1/2 items-center justify-center bg-paper/85 hover:text-brass disabled:hidden'

/** The photos: one large at a time, by swipe, arrows, arrow keys and thumbnails; a press opens it over the whole screen. */
export function ItemGallery({ title, images }: ItemGalleryProps) {
  const [shown, setShown] = useState(0)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const row = useRef<HTMLUListElement>(null)
  const altOf = (place: number) => (images.length > 1 ? `${title}, photo ${place + 1} of ${images.length}` : title)
  const show = (place: number) => {
    const next = Math.max(0, Math.min(images.length - 1, place))
    const slide = row.current?.children[next]
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft })
    setShown(next)
  }

  return (
    <section aria-label="Photos">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys work wherever the focus is among the photos */}
      <div
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') show(shown + 1)
          if (key === 'ArrowLeft') show(shown - 1)
        }}
      >
        <div className="relative">
          <ul ref={row} className="carousel relative flex" onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => clientWidth > 0 && setShown(Math.round(scrollLeft / clientWidth))}>
            {images.map(({ id, url }, place) => (
              <li key={id} className="w-full flex-none snap-start" inert={place !== shown}>
                <button type="button" className="block w-full cursor-zoom-in" aria-label={`Enlarge ${altOf(place)}`} onClick={() => setOpenAt(place)}>
                  <ItemPhoto url={url} alt={altOf(place)} sizes={MAIN_SIZES} loading={place <= shown + 1 ? 'eager' : 'lazy'} fetchPriority={place === 0 ? 'high' : 'auto'} />
                </button>
              </li>
            ))}
          </ul>
          {images.length > 1 && (
            <>
              <button type="button" className={`${arrow} left-0`} aria-label="Previous photo" disabled={shown === 0} onClick={() => show(shown - 1)}>
                <Chevron back />
              </button>
              <button type="button" className={`${arrow} right-0`} aria-label="Next photo" disabled={shown === images.length - 1} onClick={() => show(shown + 1)}>
                <Chevron />
              </button>
            </>
          )}
        </div>
        {images.length > 1 && (
          <ul aria-label="All photos" className="mt-3 grid grid-cols-4 gap-2 phone:grid-cols-6">
            {images.map(({ id, url }, place) => (
              <li key={id}>
                <button type="button" className={`block w-full border-2 ${place === shown ? 'border-brass' : 'border-transparent'}`} aria-label={`Photo ${place + 1}`} aria-current={place === shown ? 'true' : undefined} onClick={() => show(place)}>
                  <ItemPhoto url={url} alt="" sizes="6rem" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <LightboxOnDemand photos={images.map(({ url }, place) => ({ src: largePhoto(url), alt: altOf(place) }))} openAt={openAt} onClose={() => setOpenAt(null)} />
    </section>
  )
}
