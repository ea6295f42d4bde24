/** A photo in the wizard. */
export interface Photo {
  /** Of this page alone; a stored photo keeps it when it is edited. */
  id: string
  name: string
  /** Where it is stored; null until it is. */
  url: string | null
  /** `image/jpeg` */
  type: string
  extension: string
  /** A small picture to show in the wizard. */
  preview: PhotoPreview
  isEdited: boolean
  /** What it shows, for whoever cannot see it. */
  altText: string
  /** What is to be sent; null for a stored photo that nobody changed. */
  content: Blob | null
  upload: PhotoUpload
}

export interface PhotoPreview {
  type: string
  url: string
  /**
   * Null for a stored photo, which is shown from where it is stored, and for one that this browser cannot
   * show.
   */
  base64: string | null
}

export type PhotoUpload =
  | { kind: 'none' }
  | { kind: 'sending'; sent: number; total: number }
  /** The server is busy: it is sent again by itself. */
  | { kind: 'waiting' }
  | { kind: 'failed'; reason: string }
  /** For what it is: the same file is refused again, however often it is sent. */
  | { kind: 'refused'; reason: string }
  /** It is stored, but its smaller sizes could not be made. */
  | { kind: 'without-sizes'; imageId: number; reason: string }

export const NOT_SENT: PhotoUpload = { kind: 'none' }

const WITHOUT_SIZES = 'The smaller sizes of this photo could not be made.'

interface StoredPhoto {
  id: number
  url: string
  altText?: string | undefined
  isFailed?: true | undefined
}

/** A photo that the item has already. */
export function storedPhoto({ id, url, altText = '', isFailed }: StoredPhoto): Photo {
  const upload: PhotoUpload = isFailed
    ? { kind: 'without-sizes', imageId: id, reason: WITHOUT_SIZES }
    : NOT_SENT
  return {
    id: `stored-${id}`,
    name: '',
    url,
    type: '',
    extension: '',
    preview: { type: '', url: `${url}?width=400`, base64: null },
    isEdited: false,
    altText,
    content: null,
    upload,
  }
}
