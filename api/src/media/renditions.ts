import type { RenditionWidth } from '@vitrine/contracts/media/renditions'
import { InvalidKey, type ObjectStorage, type StoredObject } from '@vitrine/platform/storage/object-storage'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const FOLDER = 'renditions/'

/** Smaller sizes of kept pictures, each made when it is first asked for, and kept beside them. */
export class Renditions {
  /** Under way: whoever asks for the same waits for the same. */
  private readonly making = new Map<string, Promise<void>>()
  private readonly storage: ObjectStorage

  constructor(storage: ObjectStorage) {
    this.storage = storage
  }

  /** Null where there is no such picture, or none that can be made smaller: then it is shown as it is. */
  async find(key: string, width: RenditionWidth): Promise<StoredObject | null> {
    // Of a rendition none is made: addresses could be piled up without end.
    if (key.startsWith(FOLDER)) return null
    const place = `${FOLDER}${width}/${key}`
    try {
      const kept = await this.storage.get(place)
      if (kept) return kept
      await this.madeOnce(place, key, width)
      return await this.storage.get(place)
    } catch (error) {
      if (error instanceof InvalidKey) return null
      throw error
    }
  }

  private async madeOnce(place: string, key: string, width: RenditionWidth): Promise<void> {
    const making = this.making.get(place) ?? this.make(place, key, width).finally(() => this.making.delete(place))
    this.making.set(place, making)
    await making
  }

  private async make(place: string, key: string, width: RenditionWidth): Promise<void> {
    const original = await this.storage.get(key)
    if (!original) return
    const bytes = await buffer(original.body)
    const smaller = await sharp(bytes).rotate().resize({ width, withoutEnlargement: true }).toBuffer({ resolveWithObject: true }).catch(() => null)
    // What cannot be read as a picture is not ours to judge here; browsers show it, or their own sign.
    if (smaller) await this.storage.put(place, smaller.data, `image/${smaller.info.format}`)
  }
}
