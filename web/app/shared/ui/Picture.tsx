import { SiteImage } from './SiteImage.tsx'

interface PictureProps {
  src: string
  alt: string
  /** Above the fold: fetched at once, with priority. */
  eager?: boolean
  className?: string
}

/**
 * A picture in its 4:3 mount, the object whole. Its place is kept before it loads; one that fails is replaced
 * by the image-unavailable drawing (see bootstrap.ts, and the style of `.mat` where no script runs).
 */
export function Picture({ src, alt, eager = false, className = '' }: PictureProps) {
  return (
    <span className={`mat block ${className}`}>
      <SiteImage
        src={src || '/images/placeholder.svg'}
        alt={alt}
        width="800"
        height="600"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  )
}
