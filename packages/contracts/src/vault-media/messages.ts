import { imageExtensions, vaultMediaLimits as limits, videoExtensions } from './limits.ts'
import { quotaLimits } from './storage.ts'

const MEGABYTE = 1_048_576

/** Document 2, section 8; readings of document 2, section 6. */
export const vaultMediaMessages = {
  imageInvalid: 'The photo is invalid. Please upload a bigger picture.',
  imageWithoutType: 'Photo does not have a valid type.',
  imageUnreadable:
    'The photo has an unsupported type. Try converting it to one of the supported types or upload it from a different browser.',
  /** Ours: the documented sentence is for kinds that are not taken. */
  imageDamaged: 'The photo is damaged, or is not a picture. Please choose another file.',
  imageNotRotated: 'The photo could not be rotated. Please try again, or use Edit.',
  imagesFull: 'Maximum file count reached.',
  imageTooLarge: 'Photo is too large.',
  /** Said after the reason, at a photo that no second try can store. */
  imageNotWanted: 'Remove it, and choose another photo.',
  imageTooSmall: 'Photo is too small.',
  bodyInvalid: 'The photos could not be read. Please try again.',
  imagesMissing: 'The photos of the item are required.',
  imageMissing: 'A photo is required.',
  imageTwice: 'This photo is in the list twice.',
  altTextTooLong: `Please use at most ${limits.altTextMax} characters.`,
  imageUnknown: 'This photo does not belong to this item.',
  imagesTooMany: `Photo limit exceeded. You have selected more than the ${limits.imagesMax} total photos allowed. Only the first ${limits.imagesMax} photos have been uploaded.`,
  videoWithoutType: 'Video does not have a valid type.',
  videoUnsupported: `The video has an unsupported type. Please use one of the following formats: ${videoExtensions.join(', ')}.`,
  videoDamaged: 'The video is damaged, or is not a video. Please choose another file.',
  videoTooLarge: `Please use a video that is less than ${limits.videoBytesMax / MEGABYTE}MB.`,
  videosTooMany: 'Please upload only one video.',
  videoLoaded: 'A video is already loaded. Please remove it before uploading another one.',
  thumbnailInvalid: 'The picture of the video must be a JPEG or PNG of at most 2MB.',
  quotaInvalid: `Please enter a whole number of gigabytes from 0 to ${quotaLimits.gigabytesMax}.`,
  quotaChanged: 'Somebody else has changed the quota of this member meanwhile. Nothing was changed by you.',
  storageAway: 'Your photos cannot be stored at the moment. They are kept here; please try again.',
} as const

const NAME_LENGTH = 30

/** A file's name as sentences show it. */
export function shortFileName(name: string): string {
  const characters = [...name]
  return characters.length > NAME_LENGTH ? `${characters.slice(0, NAME_LENGTH).join('')}...` : name
}

export function unsupportedImage(name: string): string {
  return `${shortFileName(name)}: Photo is not in a supported format. Please use one of the following formats: ${imageExtensions.join(', ')}`
}

export function imageOverBytes(name: string): string {
  return `${shortFileName(name)}: Please use an image that is less than ${limits.imageBytesMax / MEGABYTE}MB.`
}

export function imageUnderBytes(name: string): string {
  return `${shortFileName(name)}: Please use an image that is more than ${limits.imageBytesMin}B.`
}
