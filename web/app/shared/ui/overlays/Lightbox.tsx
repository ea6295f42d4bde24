import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'
import { Chevron } from '../Chevron.tsx'
import { Cross, LineIcon } from '../icons.tsx'
import { SiteImage } from '../SiteImage.tsx'
import { useOpenDialog } from '../use-open-dialog.ts'

export interface LightboxPhoto {
  src: string
  alt: string
}

interface LightboxProps {
  photos: readonly LightboxPhoto[]
  /** The photo to begin with; null while the lightbox is closed. */
  openAt: number | null
  onClose: () => void
}

/** Photos over the whole screen: by swipe, arrow keys and buttons; one can be enlarged and moved about. */
export function Lightbox({ photos, openAt, onClose }: LightboxProps) {
  const dialog = useOpenDialog(openAt !== null)
  return (
    <dialog
      ref={dialog}
      aria-label="Photos"
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-[#14100b] p-0 text-[#f1eadc]"
      onClose={onClose}
    >
      {openAt !== null && <Slides photos={photos} openAt={openAt} onClose={onClose} />}
    </dialog>
  )
}

/**
 * At an end an arrow is told as disabled, and keeps the focus: from a disabled button the arrow keys would
 * lead nowhere.
 */
const control =
  'flex h-12 w-12 items-center justify-center bg-[#14100bb0] hover:text-[#dcb564] aria-disabled:opacity-30'

function Slides({ photos, openAt, onClose }: LightboxProps & { openAt: number }) {
  const [zoomed, setZoomed] = useState(false)
  const [shown, setShown] = useState(openAt)
  // While a photo is enlarged, a drag moves it and not the row of photos.
  const [frame, embla] = useEmblaCarousel({ startIndex: openAt, watchDrag: !zoomed, duration: 18 })
  const go = useCallback(
    (step: -1 | 1) => {
      setZoomed(false)
      if (step === 1) embla?.scrollNext()
      else embla?.scrollPrev()
    },
    [embla],
  )
  useEffect(() => {
    const onSelect = () => setShown(embla?.selectedScrollSnap() ?? openAt)
    embla?.on('select', onSelect)
    return () => void embla?.off('select', onSelect)
  }, [embla, openAt])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys work wherever the focus is in the dialog
    <div
      className="flex h-full flex-col"
      onKeyDown={({ key }) => {
        if (!zoomed && key === 'ArrowRight') go(1)
        if (!zoomed && key === 'ArrowLeft') go(-1)
      }}
    >
      <div className="flex items-center justify-between px-2">
        <p role="status" className="px-2 tabular-nums">
          Photo {shown + 1} of {photos.length}
        </p>
        <div className="flex">
          <button
            type="button"
            className={control}
            aria-pressed={zoomed}
            aria-label="Enlarge"
            onClick={() => setZoomed(!zoomed)}
          >
            <LineIcon grid={20} size={20}>
              <path
                d={`M13 13l4.5 4.5M14.5 8.5a6 6 0 1 1-12 0a6 6 0 0 1 12 0zM5.5 8.5h6${zoomed ? '' : 'M8.5 5.5v6'}`}
              />
            </LineIcon>
          </button>
          <button type="button" className={control} aria-label="Close" onClick={onClose}>
            <Cross />
          </button>
        </div>
      </div>
      <div ref={frame} className="min-h-0 flex-1 overflow-hidden">
        <ul className="flex h-full">
          {photos.map(({ src, alt }, place) => (
            <li
              key={src}
              aria-hidden={place !== shown}
              className={`h-full min-w-0 flex-[0_0_100%] ${zoomed && place === shown ? 'overflow-auto' : 'flex items-center justify-center p-2'}`}
            >
              <SiteImage
                src={src}
                alt={alt}
                draggable={false}
                loading={Math.abs(place - shown) <= 1 ? 'eager' : 'lazy'}
                className={
                  zoomed && place === shown ? 'w-[250%] max-w-none' : 'max-h-full max-w-full object-contain'
                }
              />
            </li>
          ))}
        </ul>
      </div>
      {photos.length > 1 && (
        <div className="flex items-center justify-center gap-6 py-2">
          <button
            type="button"
            className={control}
            aria-label="Previous photo"
            aria-disabled={shown === 0}
            onClick={() => go(-1)}
          >
            <Chevron back />
          </button>
          <button
            type="button"
            className={control}
            aria-label="Next photo"
            aria-disabled={shown === photos.length - 1}
            onClick={() => go(1)}
          >
            <Chevron />
          </button>
        </div>
      )}
    </div>
  )
}
