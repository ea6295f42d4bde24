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
  /** What is to be sent; null for a stored photo that nobody changed. */
  content: Blob | null
  upload: PhotoUpload
}

export interface PhotoPreview {
  type: string
  url: string
  /** Null for a stored photo, which is shown from where it is stored, and for one that this browser cannot show. */
  base64: string | null
}

export type PhotoUpload = { kind: 'none' } | { kind: 'sending'; sent: number; total: number } | { kind: 'failed'; reason: string }

export const NOT_SENT: PhotoUpload = { kind: 'none' }

/** A photo that the item has already. */
export function storedPhoto({ id, url }: { id: number; url: string }): Photo {
  return { id: `stored-${id}`, name: '', url, type: '', extension: '', preview: { type: '', url: `${url}?width=400`, base64: null }, isEdited: false, content: null, upload: NOT_SENT }
}
