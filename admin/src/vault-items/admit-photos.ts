import {
  imageOverBytes,
  imageUnderBytes,
  unsupportedImage,
  vaultMediaMessages as messages,
  convertedImageExtensions,
  convertedImageTypes,
  imageExtensions,
  imageTypes,
  vaultMediaLimits as limits,
} from '@vitrine/contracts/vault-media/messages'

const types = [...imageTypes, ...convertedImageTypes]
const extensions = [...imageExtensions, ...convertedImageExtensions]

/** What the browser's picker offers. */
export const acceptedPhotos = extensions.map((extension) => `.${extension}`).join(',')

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
  const extension = extensionOf(name)
  if (type === '' && extension === '') return messages.imageWithoutType
  // Some systems know no type for heic.
  const isKnown = type === '' ? isListed(extensions, extension) : isListed(types, type)
  if (!isKnown) return unsupportedImage(name)
  if (size > limits.imageBytesMax) return imageOverBytes(name)
  return size < limits.imageBytesMin ? imageUnderBytes(name) : null
}

/** Whether a photo becomes JPEG in the browser before it is sent: the api takes neither WebP nor AVIF. */
export function isConverted({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === ''
    ? isListed(convertedImageExtensions, extensionOf(name))
    : isListed(convertedImageTypes, type)
}

/** '' where the name has none. */
function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function isListed(list: readonly string[], sought: string): boolean {
  return list.includes(sought)
}
