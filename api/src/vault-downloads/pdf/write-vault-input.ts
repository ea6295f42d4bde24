import type { Database } from '@vitrine/database/database'
import type { PrintedItem, VaultHeading } from '@vitrine/documents/messages'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DownloadSteps } from '../../documents/download-steps.ts'
import { categoryTitles } from '../queries/category-titles.query.ts'
import { eachPageOfItems } from '../queries/each-page-of-items.query.ts'
import { vaultTitleOf } from '../queries/vault-title.query.ts'
import { PhotoCollector } from './collect-photos.ts'

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
