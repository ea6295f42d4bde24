import type { KeptPicture } from '@vitrine/decoding/messages'

/** An entry of images/edit whose photo, where it has one, was opened and can be stored. */
export interface ReceivedImage {
  url: string | null
  /** Null where nothing was said of it. */
  altText: string | null
  picture: (KeptPicture & { path: string }) | null
}
