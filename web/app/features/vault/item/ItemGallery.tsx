import { useRef, useState, type ReactNode } from 'react'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import { LightboxOnDemand } from '../../../shared/ui/overlays/LightboxOnDemand.tsx'
import { ItemPhoto, largePhoto } from '../shared/ItemPhoto.tsx'

interface ItemGalleryProps {
  title: string
  images: VaultItem['images']
  /** What a photo shows, below it. */
  captionOf?: ((imageId: number) => ReactNode) | undefined
}

const MAIN_SIZES = '(width >= 1200px) 27rem, 100vw'
/**
 * At an end it is told as disabled, and keeps the focus: from a disabled button the arrow keys would lead
 * nowhere.
 */
const arrow =
  'absolute top-1/2 flex h-12 w-10 -translate-y-1/2 items-center justify-center bg-paper/85 hover:text-brass aria-disabled:text-muted aria-disabled:opacity-40'

/**
 * The photos: one large at a time, by swipe, arrows, arrow keys and thumbnails; a press opens it over the
 * whole screen.
 */
export function ItemGallery({ title, images, captionOf }: ItemGalleryProps) {
  const [shown, setShown] = useState(0)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const row = useRef<HTMLUListElement>(null)
  /** The photo that the row is on its way to: what it passes is not shown. */
  const goal = useRef<number | null>(null)
  const altOf = (place: number) =>
    images[place]?.altText ?? (images.length > 1 ? `${title}, photo ${place + 1} of ${images.length}` : title)
  const show = (place: number) => {
    const next = Math.max(0, Math.min(images.length - 1, place))
    const slide = row.current?.children[next]
    if (slide instanceof HTMLElement) {
      goal.current = next
      row.current?.scrollTo({ left: slide.offsetLeft })
    }
    setShown(next)
  }
  const pass = ({ scrollLeft, clientWidth }: HTMLElement) => {
    if (clientWidth === 0) return
    const place = Math.round(scrollLeft / clientWidth)
    if (goal.current === null) setShown(place)
    else if (goal.current === place) goal.current = null
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
          <ul
            ref={row}
            className="carousel relative flex"
            onScroll={({ currentTarget }) => pass(currentTarget)}
            onPointerDown={() => (goal.current = null)}
          >
            {images.map(({ id, url }, place) => (
              <li key={id} className="w-full flex-none snap-start" inert={place !== shown}>
                <button
                  type="button"
                  className="block w-full cursor-zoom-in"
                  aria-label={`Enlarge ${altOf(place)}`}
                  onClick={() => setOpenAt(place)}
                >
                  <ItemPhoto
                    url={url}
                    alt={altOf(place)}
                    sizes={MAIN_SIZES}
                    loading={place <= shown + 1 ? 'eager' : 'lazy'}
                    fetchPriority={place === 0 ? 'high' : 'auto'}
                  />
                </button>
              </li>
            ))}
          </ul>
          {images.length > 1 && (
            <>
              <button
                type="button"
                className={`${arrow} left-0`}
                aria-label="Previous photo"
                aria-disabled={shown === 0}
                onClick={() => show(shown - 1)}
              >
                <Chevron back />
              </button>
              <button
                type="button"
                className={`${arrow} right-0`}
                aria-label="Next photo"
                aria-disabled={shown === images.length - 1}
                onClick={() => show(shown + 1)}
              >
                <Chevron />
              </button>
            </>
          )}
        </div>
        {captionOf && <p className="mt-2 min-h-6 text-sm text-muted">{captionOf(images[shown]?.id ?? 0)}</p>}
        {images.length > 1 && (
          <ul aria-label="All photos" className="mt-3 grid grid-cols-4 gap-2 phone:grid-cols-6">
            {images.map(({ id, url }, place) => (
              <li key={id}>
                <button
                  type="button"
                  className={`block w-full border-2 ${place === shown ? 'border-brass' : 'border-transparent'}`}
                  aria-label={`Photo ${place + 1}`}
                  aria-current={place === shown ? 'true' : undefined}
                  onClick={() => show(place)}
                >
                  <ItemPhoto url={url} alt="" sizes="6rem" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <LightboxOnDemand
        photos={images.map(({ url }, place) => ({ src: largePhoto(url), alt: altOf(place) }))}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </section>
  )
}
