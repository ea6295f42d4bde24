import { SiteImage } from './SiteImage.tsx'

export type Seen = 'first' | 'at once' | 'later'

/** Of the pictures of a list, of which so many are on screen at once. */
export function seenAt(place: number, onScreen: number): Seen {
  if (place >= onScreen) return 'later'
  return place === 0 ? 'first' : 'at once'
}

/** Of tiles two to a row on a phone, and three or four on wider screens. */
export const TILE_SIZES = '(width >= 768px) 24rem, 50vw'

interface PictureProps {
  src: string
  alt: string
  /**
   * What is seen at once is fetched at once, the first of it before anything else; the rest when the reader
   * comes near.
   */
  seen?: Seen
  /** How wide it is shown, as `img` has it: a small one is fetched small. Without it, it is fetched as it is. */
  sizes?: string
  /** The title of a category: the picture is its drawing, and the style adds a note that says so. */
  drawingOf?: string | undefined
  className?: string
}

/**
 * A picture in its 4:3 mount, the object whole. Its place is kept before it loads; one that fails is replaced
 * by the image-unavailable drawing (see bootstrap.ts, and the style of `.mat` where no script runs).
 */
export function Picture({ src, alt, seen = 'later', sizes, drawingOf, className = '' }: PictureProps) {
  return (
    <span className={`mat block ${className}`} data-drawing={drawingOf}>
      <SiteImage
        src={src || '/images/placeholder.svg'}
        alt={alt}
        sizes={sizes}
        width="800"
        height="600"
        loading={seen === 'later' ? 'lazy' : 'eager'}
        fetchPriority={seen === 'first' ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  )
}
