import type { Photo, PhotoUpload } from './photo.ts'
import { areSame, type StoredImage } from './photo-list.ts'

/**
 * An entry of images/edit: a photo that stays, one that is new, or one that replaces the photo of that url.
 * Without `altText` its words stay.
 */
export type PhotoEntry = (
  | { url: string }
  | { base64ImageData: string }
  | { url: string; base64ImageData: string }
) & { altText?: string }

interface SendPhotos {
  photos: readonly Photo[]
  /** As the item has them at this moment. */
  stored: readonly StoredImage[]
  /** Sends the whole set. @returns all photos as they are stored, in the order of the entries */
  send: (
    entries: PhotoEntry[],
    onProgress: (sent: number, total: number) => void,
    onWaiting: () => void,
  ) => Promise<readonly StoredImage[]>
  /** Why a photo of so many bytes cannot be sent, or null. */
  refusalForRoom: (bytes: number) => Promise<string | null>
  base64Of: (content: Blob) => Promise<string>
  changed: (id: string, change: Partial<Photo>) => void
  /** What a photo says whose call failed. */
  failureOf: (error: unknown) => Extract<PhotoUpload, { reason: string }>
}

/**
 * Brings the item's photos to what the wizard shows: one call for each photo that is new or edited, so that
 * each has its own progress and its own way to try again, and one where only the set, the order or an
 * alternative text is another. A photo that fails holds up no other.
 *
 * @returns whether every photo is stored
 */
export async function sendPhotos({
  photos,
  stored: before,
  send,
  refusalForRoom,
  base64Of,
  changed,
  failureOf,
}: SendPhotos): Promise<boolean> {
  const urls = new Map(photos.map(({ id, url }) => [id, url]))
  let isWhole = true
  let stored = before
  const wordsOf = ({ altText }: Photo, url: string | null | undefined) => {
    const kept = stored.find((image) => image.url === url)?.altText ?? ''
    return altText === kept ? {} : { altText }
  }
  for (const photo of photos) {
    if (photo.content === null) continue
    const { content } = photo
    const reason = await refusalForRoom(content.size)
    if (reason !== null) {
      isWhole = false
      changed(photo.id, { upload: { kind: 'failed', reason } })
      continue
    }
    changed(photo.id, { upload: { kind: 'sending', sent: 0, total: content.size } })
    try {
      const base64ImageData = await base64Of(content)
      const present = photos.filter(({ id }) => id === photo.id || urls.get(id))
      const entries = present.map((one): PhotoEntry => {
        const url = urls.get(one.id)
        const words = wordsOf(one, url)
        if (one.id !== photo.id) return { url: url ?? '', ...words }
        return url ? { url, base64ImageData, ...words } : { base64ImageData, ...words }
      })
      stored = await send(
        entries,
        (sent, total) => changed(photo.id, { upload: { kind: 'sending', sent, total } }),
        () => changed(photo.id, { upload: { kind: 'waiting' } }),
      )
      for (const [place, { id }] of present.entries()) urls.set(id, stored[place]?.url ?? null)
      changed(photo.id, {
        url: urls.get(photo.id) ?? null,
        content: null,
        isEdited: false,
        upload: { kind: 'none' },
      })
    } catch (error) {
      isWhole = false
      changed(photo.id, { upload: failureOf(error) })
    }
  }
  const wanted = photos.flatMap((photo) => {
    const url = urls.get(photo.id)
    return typeof url === 'string' ? [{ url, photo }] : []
  })
  const isAsWanted = areSame(
    wanted.map(({ url, photo: { altText } }) => ({ url, altText })),
    stored,
  )
  if (isWhole && !isAsWanted)
    await send(
      wanted.map(({ url, photo }) => ({ url, ...wordsOf(photo, url) })),
      () => undefined,
      () => undefined,
    )
  return isWhole
}

/** The bytes of a file in base64, read by the browser itself: in one pass, and without holding up the page. */
export function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(content)
  })
}
