import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Database } from '@vitrine/database/database'
import type { PrintedItem, VaultHeading } from '@vitrine/documents/messages'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { sql } from 'kysely'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DownloadSteps } from '../../documents/download-steps.ts'
import { PhotoCollector } from './collect-photos.ts'
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
