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
export const keptImageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export const videoExtensions = ['mp4', 'mov', 'qt', 'webm'] as const
