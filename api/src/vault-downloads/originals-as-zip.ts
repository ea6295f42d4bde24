import type { Database } from '@vitrine/database/database'
import { originalOf } from '@vitrine/domain/vault/media-objects'
import { AppError } from '@vitrine/platform/app-error'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { eachFile, type OwnedFile } from './queries/each-file.query.ts'

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif', 'video/mp4': 'mp4', 'video/quicktime': 'mov', 'video/webm': 'webm' }

/** Every photo and video, one after the other as the reader takes them. One that is gone from the storage is left out. */
export async function* originalsAsZip(database: Database, storage: ObjectStorage, userId: number): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream
  const filling = fill(zip, eachFile(database, userId), storage).catch((error: Error) => void Reflect.apply(Reflect.get(output, 'destroy'), output, [error]))
  for await (const chunk of output) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  await filling
}

async function fill(zip: ZipFile, files: AsyncIterable<OwnedFile>, storage: ObjectStorage): Promise<void> {
  for await (const file of files) {
    const object = await storage.get(originalOf(file.key)).catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { cause })
    })
    if (!object) continue
    // Photos and videos are packed already.
    zip.addReadStream(object.body, nameOf(file), { compress: false })
    await finished(object.body)
  }
  zip.end()
}

/** Names that every system can keep, each once: the item's title and its id. */
function nameOf({ itemId, itemTitle, id, kind, place, contentType }: OwnedFile): string {
  const folder = itemTitle.normalize('NFKD').replace(/[^\w -]+/g, '').trim().slice(0, 60)
  const name = kind === 'image' ? `photo ${place + 1}` : 'video'
  return `${folder === '' ? 'Item' : folder} (${itemId})/${name} (${id}).${extensions[contentType] ?? 'bin'}`
}
