import { VAULT_MEDIA_PATH, vaultRenditionWidths } from '@vitrine/contracts/vault-media/media-path'
import type { ComponentProps } from 'react'

/** The same photo in the widths that the api makes; none for a photo that is not stored yet. */
export function renditionsOf(url: string): string | undefined {
  if (!url.startsWith(VAULT_MEDIA_PATH)) return undefined
  return vaultRenditionWidths.map((width) => `${url}?width=${width} ${width}w`).join(', ')
}

/** The largest rendition, for looking closely. */
export function largePhoto(url: string): string {
  return url.startsWith(VAULT_MEDIA_PATH) ? `${url}?width=1600` : url
}

interface ItemPhotoProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  url: string
  alt: string
  /** How wide it is shown, as `img` has it. */
  sizes: string
}

/**
 * A photo of an item in its 4:3 mount, the object whole. Always from the api: never from a cache that others
 * share.
 */
export function ItemPhoto({ url, alt, sizes, className = '', ...others }: ItemPhotoProps) {
  return (
    <span className={`mat block ${className}`}>
      <img
        sizes={sizes}
        srcSet={renditionsOf(url)}
        src={url}
        alt={alt}
        width="800"
        height="600"
        loading="lazy"
        decoding="async"
        draggable={false}
        {...others}
      />
    </span>
  )
}
