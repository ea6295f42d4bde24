import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages, pictureTooLarge } from '@vitrine/contracts/collections/messages'
import { imageExtensions, imageTypes } from '@vitrine/contracts/vault-media/limits'
import { extensionOf } from '../photos/check-photo.ts'

const isListed = (list: readonly string[], value: string) => value === '' || list.includes(value)

/**
 * Why a file is no picture of a collection, judged before it is opened; null where nothing is wrong. The
 * server tells types by content.
 */
export function refusedPicture({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isListed(imageTypes, type) || (type === '' && !isListed(imageExtensions, extensionOf(name))))
    return messages.pictureUnsupported
  if (size < limits.pictureBytesMin) return messages.pictureEmpty
  return size > limits.pictureBytesMax ? pictureTooLarge(name) : null
}

/** Why a picture of this size in pixels is not taken. */
export function refusedSides(
  name: string,
  { width, height }: { width: number; height: number },
): string | null {
  return width > limits.pictureSideMax || height > limits.pictureSideMax ? pictureTooLarge(name) : null
}
