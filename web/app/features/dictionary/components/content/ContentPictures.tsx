import type { ShownBlock } from '@vitrine/contracts/dictionary/shown-blocks'
import { videoOf } from '@vitrine/contracts/dictionary/video'
import { Picture } from '../../../../shared/ui/Picture.tsx'
import { SiteImage } from '../../../../shared/ui/SiteImage.tsx'

type BlockOf<Type extends ShownBlock['type']> = Extract<ShownBlock, { type: Type }>

export function ContentPicture({ src, alt, caption }: BlockOf<'picture'>) {
  return (
    <figure className="mt-8 max-w-2xl break-inside-avoid first:mt-0">
      <Picture src={src} alt={alt} />
      {caption && <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}

/** Pictures beside each other, each cut to a square around what must stay in sight. */
export function Gallery({ pictures }: BlockOf<'gallery'>) {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-4 first:mt-0 tablet:grid-cols-3">
      {pictures.map(({ src, alt, caption, focus }, place) => (
        <li key={place}>
          <figure className="break-inside-avoid">
            <SiteImage
              src={src}
              alt={alt}
              sizes="(width >= 768px) 14rem, 50vw"
              width="400"
              height="400"
              loading="lazy"
              decoding="async"
              className="aspect-square w-full object-cover"
              style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            {caption && <figcaption className="mt-1.5 text-sm text-muted">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}

/**
 * The video's host learns of a reader only when it is opened. It is a link on paper and where no frame may be
 * shown.
 */
export function Video({ url, title }: BlockOf<'video'>) {
  const video = videoOf(url)
  if (!video) return null
  return (
    <figure className="mt-8 border border-hairline first:mt-0">
      <details data-print="no">
        <summary className="min-h-11 cursor-pointer p-4">
          Play the video{title && `: ${title}`}{' '}
          <span className="text-sm text-muted">(loads from {video.host})</span>
        </summary>
        <iframe
          src={video.embedUrl}
          title={title || `Video on ${video.host}`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen; picture-in-picture"
          className="aspect-video w-full border-0"
        />
      </details>
      <figcaption className="border-t border-hairline px-4 py-2 text-sm">
        <a href={url} rel="noopener" className="text-link">
          {title ? `${title}, on ${video.host}` : `The video on ${video.host}`}
        </a>
      </figcaption>
    </figure>
  )
}
