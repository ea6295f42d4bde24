import type { Photo } from './photo.ts'

/** What can happen to the photos of an item. */
export type PhotoChange =
  | { kind: 'set'; photos: readonly Photo[] }
  | { kind: 'added'; photos: readonly Photo[] }
  | { kind: 'removed'; id: string }
  /** To the place of the one with the id `to`. */
  | { kind: 'moved'; id: string; to: number }
  | { kind: 'changed'; id: string; change: Partial<Photo> }

/** The photos in their order; the first is the cover. */
export function photosAfter(photos: readonly Photo[], change: PhotoChange): readonly Photo[] {
  switch (change.kind) {
    case 'set':
      return change.photos
    case 'added':
      return [...photos, ...change.photos]
    case 'removed':
      return photos.filter(({ id }) => id !== change.id)
    case 'moved':
      return moved(photos, change.id, change.to)
    case 'changed':
      return photos.map((photo) => (photo.id === change.id ? { ...photo, ...change.change } : photo))
  }
}

function moved(photos: readonly Photo[], id: string, to: number): readonly Photo[] {
  const photo = photos.find((one) => one.id === id)
  return photo ? photos.filter((one) => one.id !== id).toSpliced(to, 0, photo) : photos
}

/** A photo as the item has it. */
export interface StoredImage {
  url: string
  altText?: string | undefined
}

/**
 * Whether a save has something to do: photos to send, or another set, order or alternative text than the item
 * has.
 */
export function photosDiffer(photos: readonly Photo[], stored: readonly StoredImage[]): boolean {
  return photos.some(({ content }) => content !== null) || !areSame(photos, stored)
}

/** The photos as they would be without what was refused: a stored one stays as it was. */
export function withoutRefused(photos: readonly Photo[]): readonly Photo[] {
  return photos.flatMap((photo) => {
    if (photo.upload.kind !== 'refused') return [photo]
    return photo.url === null ? [] : [{ ...photo, content: null }]
  })
}

/** Whether the item has just these photos, in this order and with these words. */
export function areSame(
  photos: readonly { url: string | null; altText?: string | undefined }[],
  stored: readonly StoredImage[],
): boolean {
  return (
    photos.length === stored.length &&
    photos.every(
      ({ url, altText = '' }, place) =>
        url === stored[place]?.url && altText === (stored[place]?.altText ?? ''),
    )
  )
}
