import { setTimeout as sleep } from 'node:timers/promises'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Database } from '@vitrine/database/database'
import type { PrintedItem, VaultHeading } from '@vitrine/documents/messages'
import { renditionOf } from '@vitrine/domain/vault/media-objects'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import fastq from 'fastq'
import { sql } from 'kysely'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DownloadSteps } from '../../documents/download-steps.ts'
import { loadItems } from '../../vault-items/queries/item-rows.ts'

export interface VaultInputParts {
  database: Database
  storage: Pick<ObjectStorage, 'get'>
  steps: Pick<DownloadSteps, 'paced'>
  /** When the document is made. */
  date: Date
  /** Milliseconds that photos without a smaller size may be waited for. */
  photoWaitMs: number
}

/** Writes what a PDF of the vault is made of into a folder. Returns the path that its process is told. */
export async function writeVaultInput(
  parts: VaultInputParts,
  userId: number,
  folder: string,
): Promise<string> {
  const path = join(folder, 'items.jsonl')
  await pipeline(Readable.from(parts.steps.paced(lines(parts, userId, folder))), createWriteStream(path))
  return path
}

async function* lines(
  { database, storage, date, photoWaitMs }: VaultInputParts,
  userId: number,
  folder: string,
): AsyncGenerator<string> {
  const heading: VaultHeading = {
    title: await vaultTitleOf(database, userId),
    date: date.toISOString(),
    categories: [...(await categoryTitles(database))],
  }
  yield line(heading)
  const photos = new PhotoCollector(database, storage, folder, photoWaitMs)
  for await (const page of eachPageOfItems(database, userId)) {
    const collected = await photos.collect(page.map(({ id }) => id))
    yield page
      .map((item) => line({ item, ...(collected.get(item.id) ?? { photo: null, isPhotoWaiting: false }) }))
      .join('')
  }
}

const line = (value: VaultHeading | PrintedItem): string => `${JSON.stringify(value)}\n`

/** What a member calls the vault. */
async function vaultTitleOf(database: Database, userId: number): Promise<string> {
  const row = await database
    .selectFrom('user_preferences')
    .select('value')
    .where('user_id', '=', userId)
    .where('key', '=', 'vaultTitle')
    .executeTakeFirst()
  return row?.value || 'My Vault'
}

/** Titles of the top categories by id: no other holds an item of a vault. */
async function categoryTitles(database: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom('taxonomy_nodes')
    .select(['id', 'title'])
    .where('parent_id', 'is', null)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

const WIDTH = 400
const ASK_AGAIN_MS = 500
const AT_ONCE = 4

type Photo = Pick<PrintedItem, 'photo' | 'isPhotoWaiting'>

const NONE: Photo = { photo: null, isPhotoWaiting: false }

/**
 * Writes the smaller size of each item's first photo into a folder. The original is never read: only the
 * decoding processes open what a member has uploaded. One without a smaller size yet is waited for.
 */
class PhotoCollector {
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

/** Items that are read and written in one step: each has up to 60 KB of text. */
const PAGE = 20

/** Pages of every item of a member that is not deleted, newest first. */
export async function* eachPageOfItems(database: Database, userId: number): AsyncGenerator<VaultItem[]> {
  let last: number | null = null
  for (;;) {
    const page = await pageAfter(database, userId, last)
    if (page.length > 0) yield page
    last = page.at(-1)?.id ?? null
    if (page.length < PAGE) return
  }
}

async function pageAfter(database: Database, userId: number, id: number | null): Promise<VaultItem[]> {
  // By the row itself: an instant of JavaScript is coarser than the column's.
  const after =
    id === null
      ? sql`true`
      : sql`(item.created_at, item.id) < (SELECT passed.created_at, passed.id FROM vault_items passed WHERE passed.id = ${id})`
  const items = await loadItems(
    database,
    sql`WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND ${after} ORDER BY item.created_at DESC, item.id DESC LIMIT ${PAGE}`,
  )
  return items.map(({ item }) => item)
}
