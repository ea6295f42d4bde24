import type { Photo } from './photo.ts'

/** An entry of images/edit: a photo that stays, one that is new, or one that replaces the photo of that url. */
export type PhotoEntry = { url: string } | { base64ImageData: string } | { url: string; base64ImageData: string }

interface SendPhotos {
  photos: readonly Photo[]
  /** As the item has them at this moment. */
  storedUrls: readonly string[]
  /** Sends the whole set. @returns the urls of all photos, in the order of the entries */
  send: (entries: PhotoEntry[], onProgress: (sent: number, total: number) => void) => Promise<string[]>
  base64Of: (content: Blob) => Promise<string>
  changed: (id: string, change: Partial<Photo>) => void
  /** The sentence for a call that failed. */
  reasonOf: (error: unknown) => string
}

/**
 * Brings the item's photos to what the wizard shows: one call for each photo that is new or edited, so that each has its own progress
 * and its own way to try again, and one where only the set or the order is another. A photo that fails holds up no other.
 * @returns whether every photo is stored
 */
export async function sendPhotos({ photos, storedUrls, send, base64Of, changed, reasonOf }: SendPhotos): Promise<boolean> {
  const urls = new Map(photos.map(({ id, url }) => [id, url]))
  let isWhole = true
  let stored = storedUrls
  for (const photo of photos) {
    if (photo.content === null) continue
    const { content } = photo
    changed(photo.id, { upload: { kind: 'sending', sent: 0, total: content.size } })
    try {
      const base64ImageData = await base64Of(content)
      const present = photos.filter(({ id }) => id === photo.id || urls.get(id))
      const entries = present.map(({ id }): PhotoEntry => {
        const url = urls.get(id)
        if (id !== photo.id) return { url: url ?? '' }
        return url ? { url, base64ImageData } : { base64ImageData }
      })
      stored = await send(entries, (sent, total) => changed(photo.id, { upload: { kind: 'sending', sent, total } }))
      for (const [place, { id }] of present.entries()) urls.set(id, stored[place] ?? null)
      changed(photo.id, { url: urls.get(photo.id) ?? null, content: null, isEdited: false, upload: { kind: 'none' } })
    } catch (error) {
      isWhole = false
      changed(photo.id, { upload: { kind: 'failed', reason: reasonOf(error) } })
    }
  }
  const wanted = photos.map(({ id }) => urls.get(id)).filter((url) => typeof url === 'string')
  if (isWhole && wanted.join(' ') !== stored.join(' ')) await send(wanted.map((url) => ({ url })), () => undefined)
  return isWhole
}
