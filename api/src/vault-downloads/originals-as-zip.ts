import type { Database } from '@vitrine/database/database'
import { extensionOf, originalOf } from '@vitrine/domain/vault/media-objects'
import { AppError } from '@vitrine/platform/app-error'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { eachFile, type OwnedFile } from './queries/each-file.query.ts'
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

/** Names that every system can keep, each once: the title and the id of what the file is of. */
function nameOf({ ownerId, title, id, kind, place, contentType }: OwnedFile): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\w -]+/g, '')
    .trim()
    .slice(0, 60)
  const extension = extensionOf(contentType)
  if (kind === 'collection')
    return `Collections/${plain === '' ? 'Collection' : plain} (${ownerId}).${extension}`
  return `${plain === '' ? 'Item' : plain} (${ownerId})/${kind === 'image' ? `photo ${place + 1}` : 'video'} (${id}).${extension}`
}
