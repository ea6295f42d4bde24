import type { Database } from '@vitrine/database/database'
import type { PrintedItem } from '@vitrine/documents/messages'
import { renditionOf } from '@vitrine/domain/vault/media-objects'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import fastq from 'fastq'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const WIDTH = 400
const ASK_AGAIN_MS = 500
const AT_ONCE = 4

export type Photo = Pick<PrintedItem, 'photo' | 'isPhotoWaiting'>

const NONE: Photo = { photo: null, isPhotoWaiting: false }

/**
 * Writes the smaller size of each item's first photo into a folder. The original is never read: only the
 * decoding processes open what a member has uploaded. One without a smaller size yet is waited for.
 */
export class PhotoCollector {
  private readonly database: Database
  private readonly storage: Pick<ObjectStorage, 'get'>
  private readonly folder: string
  private waitMs: number

  /** @param waitMs that all photos of the document together may be waited for */
  constructor(database: Database, storage: Pick<ObjectStorage, 'get'>, folder: string, waitMs: number) {
    this.database = database
    this.storage = storage
    this.folder = folder
    this.waitMs = waitMs
  }

  /** By the ids of the items. */
  async collect(itemIds: readonly number[]): Promise<Map<number, Photo>> {
    const covers = await this.settled(itemIds)
    const photos = new Map<number, Photo>()
    const turns = fastq.promise(
      async ([id, cover]: [number, CoverPhoto]) => void photos.set(id, await this.fetch(cover)),
      AT_ONCE,
    )
    await Promise.all([...covers].map(async (cover) => await turns.push(cover)))
    return photos
  }

  private async settled(itemIds: readonly number[]): Promise<Map<number, CoverPhoto>> {
    let covers = await coverPhotos(this.database, itemIds)
    while (this.waitMs > 0 && [...covers.values()].some(({ renditions }) => renditions === 'waiting')) {
      this.waitMs -= ASK_AGAIN_MS
      await sleep(ASK_AGAIN_MS)
      covers = await coverPhotos(this.database, itemIds)
    }
    return covers
  }

  /** None where it cannot be made smaller or read: then the item has none in the document. */
  private async fetch({ key, width, height, renditions }: CoverPhoto): Promise<Photo> {
    if (renditions === 'waiting') return { photo: null, isPhotoWaiting: true }
    if (renditions !== 'done') return NONE
    const path = join(this.folder, `photo-${key}`)
    try {
      const object = await this.storage.get(renditionOf(key, WIDTH))
      if (!object) return NONE
      await pipeline(object.body, createWriteStream(path))
    } catch {
      return NONE
    }
    return { photo: { path, size: width && height ? { width, height } : null }, isPhotoWaiting: false }
  }
}

/** The first photo of an item. */
interface CoverPhoto {
  key: string
  /** Of the original, in pixels; null where they are not known. */
  width: number | null
  height: number | null
  /** How far its smaller sizes are. */
  renditions: 'waiting' | 'done' | 'failed' | 'none'
}

/** First photos by the ids of their items. */
async function coverPhotos(database: Database, itemIds: readonly number[]): Promise<Map<number, CoverPhoto>> {
  if (itemIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('vault_media')
    .distinctOn('item_id')
    .select(['item_id', 'key', 'width', 'height', 'renditions'])
    .where('item_id', 'in', itemIds)
    .where('removed_at', 'is', null)
    .where('kind', '=', 'image')
    .orderBy('item_id')
    .orderBy('place')
    .orderBy('id')
    .execute()
  return new Map(rows.flatMap(({ item_id, ...cover }) => (item_id === null ? [] : [[item_id, cover]])))
}
