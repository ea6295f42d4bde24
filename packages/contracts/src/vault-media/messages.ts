import { quotaLimits } from './storage.ts'

const MEGABYTE = 1_048_576

/** Document 2, sections 5 and 9; readings of document 2, section 6. A megabyte is 1,048,576 bytes. */
export const vaultMediaLimits = {
  imagesMax: 12,
  imageBytesMin: 1,
  imageBytesMax: 12 * MEGABYTE,
  imageSideMin: 1,
  imageSideMax: 12_000,
  /** A body of images/edit: twelve of the largest photos in base64. */
  imagesBodyMax: 210_000_000,
  /** What an item takes. */
  videosMax: 1,
  /** The upload form's own default, which the documents name beside it; the limit of an item wins. */
  uploadFormVideosMax: 12,
  videoBytesMax: 150 * MEGABYTE,
  thumbnailBytesMax: 2 * MEGABYTE,
  /** Milliseconds after loading at which the picture of a video is captured. */
  thumbnailAfter: 100,
  thumbnailWidth: 132,
  altTextMax: 250,
  /** Ours, for each account. A photo takes about a second, and the site makes one call for each. */
  imageCallsPerMinute: 120,
  videoCallsPerMinute: 60,
  /** Bytes of a body above which it must hold a file: addresses and alternative texts of photos have less. */
  bodyWithoutFileMax: 128 * 1024,
  editor: {
    sideMin: 500,
    sideMax: 9_000,
    sideStep: 10,
    scaleMin: 1,
    scaleMax: 2,
    scaleStart: 1,
    zoomedOutMin: 0.1,
    zoomedOutStart: 0.75,
  },
} as const

/** Extensions that the documents list. */
export const imageExtensions = ['jpg', 'jpeg', 'bmp', 'gif', 'png', 'heic', 'heif'] as const
export const imageTypes = [
  'image/jpeg',
  'image/bmp',
  'image/gif',
  'image/png',
  'image/heic',
  'image/heif',
] as const

/** What the browser turns into jpeg before it sends a photo: no call takes these, and no sentence lists them. */
export const convertedImageTypes = ['image/webp', 'image/avif'] as const
export const convertedImageExtensions = ['webp', 'avif'] as const

/** How photos are kept: bmp as png, heic and heif as jpeg. */
export const storedImageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export const videoExtensions = ['mp4', 'mov', 'qt', 'webm'] as const

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
  altTextTooLong: `Please use at most ${vaultMediaLimits.altTextMax} characters.`,
  imageUnknown: 'This photo does not belong to this item.',
  imagesTooMany: `Photo limit exceeded. You have selected more than the ${vaultMediaLimits.imagesMax} total photos allowed. Only the first ${vaultMediaLimits.imagesMax} photos have been uploaded.`,
  videoWithoutType: 'Video does not have a valid type.',
  videoUnsupported: `The video has an unsupported type. Please use one of the following formats: ${videoExtensions.join(', ')}.`,
  videoDamaged: 'The video is damaged, or is not a video. Please choose another file.',
  videoTooLarge: `Please use a video that is less than ${vaultMediaLimits.videoBytesMax / MEGABYTE}MB.`,
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
  return `${shortFileName(name)}: Please use an image that is less than ${vaultMediaLimits.imageBytesMax / MEGABYTE}MB.`
}

export function imageUnderBytes(name: string): string {
  return `${shortFileName(name)}: Please use an image that is more than ${vaultMediaLimits.imageBytesMin}B.`
}
