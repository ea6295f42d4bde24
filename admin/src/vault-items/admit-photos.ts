import {
  imageExtensions,
  imageTypes,
  vaultMediaLimits as limits,
} from '@vitrine/contracts/vault-media/limits'
import {
  imageOverBytes,
  imageUnderBytes,
  unsupportedImage,
  vaultMediaMessages as messages,
} from '@vitrine/contracts/vault-media/messages'

/** Only what is asked of a file here. */
export type PhotoFile = Pick<File, 'name' | 'type' | 'size'>

/**
 * Of the chosen files, those that an item with so many photos takes, and what is said of the others, in the
 * documents' words.
 */
export function admitPhotos<F extends PhotoFile>(
  files: readonly F[],
  present: number,
): { admitted: F[]; refusals: string[] } {
  if (present >= limits.imagesMax) return { admitted: [], refusals: [messages.imagesFull] }
  const refusals: string[] = []
  const fitting = files.filter((file) => {
    const refusal = refusalOf(file)
    if (refusal) refusals.push(refusal)
    return refusal === null
  })
  const admitted = fitting.slice(0, limits.imagesMax - present)
  if (admitted.length < fitting.length) refusals.push(messages.imagesTooMany)
  return { admitted, refusals }
}

function refusalOf({ name, type, size }: PhotoFile): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (type === '' && extension === '') return messages.imageWithoutType
  // Some systems know no type for heic.
  const isKnown = type === '' ? isListed(imageExtensions, extension) : isListed(imageTypes, type)
  if (!isKnown) return unsupportedImage(name)
  if (size > limits.imageBytesMax) return imageOverBytes(name)
  return size < limits.imageBytesMin ? imageUnderBytes(name) : null
}

function isListed(list: readonly string[], sought: string): boolean {
  return list.includes(sought)
}
