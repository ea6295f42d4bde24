import type { FieldError } from '@vitrine/contracts/errors'
import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { VAULT_MEDIA_PATH } from '@vitrine/contracts/vault-media/media-path'
import { AppError } from '@vitrine/platform/app-error'

/** What an entry of the list says, whatever has become of its photo. */
interface Entry {
  url: string | null
  altText: string | null
  picture: object | null
}

interface Present {
  id: number
  key: string
  altText: string
  renditions: string
}

export interface PlannedImage {
  /** Of the photo that stays; 0 of one that is new. */
  id: number
  key: string
  altText: string
}

export interface ImagesPlan {
  /** In the new order. */
  kept: PlannedImage[]
  removed: number[]
  /** Photos that stay and whose smaller sizes could not be made: they are tried again. */
  retried: number[]
}

/**
 * What becomes of an item's photos when this is their complete set.
 *
 * @throws AppError VALIDATION_FAILED: a url that is not this item's, or that stands twice
 */
export function planImages(entries: readonly Entry[], present: readonly Present[]): ImagesPlan {
  const byUrl = new Map(present.map((image) => [`${VAULT_MEDIA_PATH}${image.key}`, image]))
  const refused: FieldError[] = []
  const seen = new Set<string>()
  const named = entries.map(({ url }, place) => {
    if (url === null) return undefined
    const image = byUrl.get(url)
    if (!image)
      refused.push({
        field: `images.${place}.url`,
        errorCode: 'notFound',
        errorMessage: messages.imageUnknown,
      })
    else if (seen.has(url))
      refused.push({ field: `images.${place}.url`, errorCode: 'invalid', errorMessage: messages.imageTwice })
    seen.add(url)
    return image
  })
  if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  const kept = entries.map(({ altText, picture }, place) => {
    const image = named[place]
    return {
      id: picture ? 0 : (image?.id ?? 0),
      key: picture ? '' : (image?.key ?? ''),
      altText: altText ?? image?.altText ?? '',
    }
  })
  const stay = new Set(kept.map(({ id }) => id))
  return {
    kept,
    removed: present.filter(({ id }) => !stay.has(id)).map(({ id }) => id),
    retried: present
      .filter(({ id, renditions }) => stay.has(id) && renditions === 'failed')
      .map(({ id }) => id),
  }
}
