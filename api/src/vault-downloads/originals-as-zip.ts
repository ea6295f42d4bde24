import type { Database } from '@vitrine/database/database'
import { extensionOf, originalOf } from '@vitrine/domain/vault/media-objects'
import { AppError } from '@vitrine/platform/app-error'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { hasValuations, valuationsAsCsv } from './queries/valuations-as-csv.query.ts'

/**
 * Every photo, video and picture of a collection, one after the other as the reader takes them, and a table
 * of what WorthScores have said. A file that is gone from the storage is left out.
 */
export async function* originalsAsZip(
  database: Database,
  storage: Pick<ObjectStorage, 'get'>,
  userId: number,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream
  const left = new AbortController()
  const filling = fill(zip, { database, storage, userId }, left.signal).catch(
    (error: Error) => void Reflect.apply(Reflect.get(output, 'destroy'), output, [error]),
  )
  try {
    for await (const chunk of output) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  } finally {
    // Whoever goes away in the middle leaves no file open.
    left.abort()
  }
  await filling
}

interface Owned {
  database: Database
  storage: Pick<ObjectStorage, 'get'>
  userId: number
}

async function fill(zip: ZipFile, { database, storage, userId }: Owned, left: AbortSignal): Promise<void> {
  for await (const file of eachFile(database, userId)) {
    const object = await storage.get(originalOf(file.key)).catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { cause })
    })
    if (!object) continue
    // Photos and videos are packed already.
    zip.addReadStream(addAbortSignal(left, object.body), nameOf(file), { compress: false })
    await finished(object.body)
  }
  if (await hasValuations(database, userId))
    zip.addReadStream(
      addAbortSignal(left, Readable.from(valuationsAsCsv(database, userId))),
      'WorthScores.csv',
    )
  zip.end()
}

/** A photo or video of an item that is not deleted, or the picture of a collection. */
interface OwnedFile {
  id: number
  key: string
  contentType: string
  /** What it is of: an item's id and title, or a collection's. */
  ownerId: number
  title: string
  /** The inventory number of an item; '' and null where it has none. */
  number: string | null
  kind: 'image' | 'video' | 'thumbnail' | 'collection'
  place: number
}

const PAGE = 500

/** Every photo and video of a member's items, item by item, then the pictures of the collections. */
async function* eachFile(database: Database, userId: number): AsyncGenerator<OwnedFile> {
  yield* eachItemFile(database, userId)
  yield* eachCollectionPicture(database, userId)
}

async function* eachItemFile(database: Database, userId: number): AsyncGenerator<OwnedFile> {
  let [item, id] = [0, 0]
  for (;;) {
    const page = await database
      .selectFrom('vault_media as media')
      .innerJoin('vault_items as item', 'item.id', 'media.item_id')
      .leftJoin('vault_item_records as record', 'record.item_id', 'item.id')
      .select([
        'media.id',
        'media.key',
        'media.content_type as contentType',
        'item.id as ownerId',
        'item.title',
        'record.inventory_number as number',
        'media.kind',
        'media.place',
      ])
      .where('item.user_id', '=', userId)
      .where('item.deleted_at', 'is', null)
      .where('media.removed_at', 'is', null)
      .where('media.kind', '!=', 'thumbnail')
      .where((eb) =>
        eb.or([eb('item.id', '>', item), eb.and([eb('item.id', '=', item), eb('media.id', '>', id)])]),
      )
      .orderBy('item.id')
      .orderBy('media.id')
      .limit(PAGE)
      .execute()
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    ;[item, id] = [last.ownerId, last.id]
  }
}

async function* eachCollectionPicture(database: Database, userId: number): AsyncGenerator<OwnedFile> {
  let after = 0
  for (;;) {
    const page = await database
      .selectFrom('vault_media as media')
      .innerJoin('collections as collection', 'collection.id', 'media.collection_id')
      .select([
        'media.id',
        'media.key',
        'media.content_type as contentType',
        'collection.id as ownerId',
        'collection.title',
        'media.place',
      ])
      .where('collection.user_id', '=', userId)
      .where('media.removed_at', 'is', null)
      .where('collection.id', '>', after)
      .orderBy('collection.id')
      .limit(PAGE)
      .execute()
    yield* page.map((picture) => ({ ...picture, number: null, kind: 'collection' as const }))
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.ownerId
  }
}

/** Names that every system can keep, each once: number, title and id of what the file is of. */
function nameOf({ ownerId, number, title, id, kind, place, contentType }: OwnedFile): string {
  const plain = plainName(title, /[^\w -]+/g)
  const extension = extensionOf(contentType)
  if (kind === 'collection')
    return `Collections/${plain === '' ? 'Collection' : plain} (${ownerId}).${extension}`
  const folder = [plainName(number ?? '', /[^\w.-]+/g), plain === '' ? 'Item' : plain]
    .filter(Boolean)
    .join(' ')
  return `${folder} (${ownerId})/${kind === 'image' ? `photo ${place + 1}` : 'video'} (${id}).${extension}`
}

/** Without what some system cannot keep in a name. */
function plainName(text: string, others: RegExp): string {
  return text
    .normalize('NFKD')
    .replace(others, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 60)
}
