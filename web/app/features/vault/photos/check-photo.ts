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

/** '' where the name has none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

const types: readonly string[] = [...imageTypes, ...convertedImageTypes]
const extensions: readonly string[] = [...imageExtensions, ...convertedImageExtensions]

/** What the browser's picker offers. */
export const acceptedPhotos = [...types, ...extensions.map((extension) => `.${extension}`)]

/** Why a file is no photo that is taken, judged before it is opened; null where nothing is wrong. */
export function refusedPhoto({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = extensionOf(name)
  if (type === '' && extension === '') return messages.imageWithoutType
  // A browser knows no type of some files, heic among them: then the extension says it.
  if ((type !== '' && !types.includes(type)) || (extension !== '' && !extensions.includes(extension)))
    return unsupportedImage(name)
  if (size > limits.imageBytesMax) return imageOverBytes(name)
  return size < limits.imageBytesMin ? imageUnderBytes(name) : null
}

/** Why a photo of this size in pixels is not taken. */
export function refusedDimensions({ width, height }: { width: number; height: number }): string | null {
  if (width < limits.imageSideMin || height < limits.imageSideMin) return messages.imageInvalid
  return width > limits.imageSideMax || height > limits.imageSideMax ? messages.imageTooLarge : null
}

export interface FittingFiles<File> {
  taken: File[]
  problem: string | null
}

/** The first files that there is room for, and what is said of the others. */
export function fittingPhotos<File>(files: readonly File[], present: number): FittingFiles<File> {
  const room = limits.imagesMax - present
  if (room <= 0) return { taken: [], problem: files.length > 0 ? messages.imagesFull : null }
  return { taken: files.slice(0, room), problem: files.length > room ? messages.imagesTooMany : null }
}
