import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages, pictureTooLarge } from '@vitrine/contracts/collections/messages'
import { acceptedPhotos, extensionOf } from '../photos/check-photo.ts'

/**
 * Why a file is no picture of a collection, judged before it is opened; null where nothing is wrong. The
 * server tells types by content.
 */
export function refusedPicture({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = extensionOf(name)
  const isTaken =
    type === '' ? extension === '' || acceptedPhotos.includes(`.${extension}`) : acceptedPhotos.includes(type)
  if (!isTaken) return messages.pictureUnsupported
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
