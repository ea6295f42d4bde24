import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import type { ImportRefusal } from '@vitrine/contracts/vault-imports/refusals'
import {
  convertedImageExtensions,
  imageExtensions,
  vaultMediaLimits,
} from '@vitrine/contracts/vault-media/messages'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { ImportFileRefused, type ListedPhoto, type TakenPhoto } from '../messages.ts'

const photoExtensions: readonly string[] = [...imageExtensions, ...convertedImageExtensions]
const archiveExtensions = ['zip', 'rar', '7z', 'gz', 'tgz', 'bz2', 'xz', 'zst', 'tar', 'cab', 'iso', 'jar']
/** First bytes of ZIP, RAR, 7z and gzip. */
const archiveMagic = ['504b0304', '52617221', '377abcaf', '1f8b']
/** Types of Unix files, in the upper half of an entry's attributes. */
const TYPE_MASK = 0o170_000
const FILE = 0o100_000
const FOLDER = 0o040_000
/** What systems put beside the files of a folder. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/iu

/**
 * The photos of a ZIP. Each is unpacked once, and its bytes are counted and forgotten: what the archive says
 * of sizes is not believed. Other files are not opened.
 *
 * @throws ImportFileRefused
 */
export async function listPhotos(path: string): Promise<ListedPhoto[]> {
  return await withArchive(path, async (zip, entries) => {
    const photos: ListedPhoto[] = []
    let total = 0
    for (const [place, entry] of entries.entries()) {
      if (!isPhoto(entry)) continue
      // It cannot become a photo of an item: its owner is told, and it stays packed.
      if (entry.uncompressedSize <= vaultMediaLimits.imageBytesMax) total += await count(zip, entry)
      if (total > limits.archiveBytesMax) throw new ImportFileRefused('archiveTooLarge')
      photos.push({ place, name: entry.fileName.normalize('NFC'), bytes: entry.uncompressedSize })
    }
    return photos
  })
}

/** Writes some photos into a folder, each under its place. Those that are too large are left. */
export async function takePhotos({
  path,
  folder,
  places,
}: {
  path: string
  folder: string
  places: readonly number[]
}): Promise<TakenPhoto[]> {
  return await withArchive(path, async (zip, entries) => {
    const taken: TakenPhoto[] = []
    for (const place of places) {
      const entry = entries[place]
      if (!entry || !isPhoto(entry) || entry.uncompressedSize > vaultMediaLimits.imageBytesMax) {
        taken.push({ place, path: null })
        continue
      }
      const file = join(folder, String(place))
      await pipeline(Readable.from(unpacked(zip, entry)), createWriteStream(file))
      taken.push({ place, path: file })
    }
    return taken
  })
}

async function withArchive<Result>(
  path: string,
  use: (zip: ZipFile, entries: readonly Entry[]) => Promise<Result>,
): Promise<Result> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => refuse('notZip'))
  try {
    return await use(zip, await entriesOf(zip))
  } finally {
    zip.close()
  }
}

/** All entries in their order. @throws ImportFileRefused where one of them is not what photos are packed as */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.archiveEntriesMax) refuse('archiveTooMany')
  const entries: Entry[] = []
  const names = new Set<string>()
  let packed = 0
  let size = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= limits.archiveEntriesMax) refuse('archiveTooMany')
      assertPlain(entry)
      if (names.has(entry.fileName)) refuse('archiveSuspicious')
      names.add(entry.fileName)
      packed += entry.compressedSize
      size += entry.uncompressedSize
      if (size > limits.archiveBytesMax) refuse('archiveTooLarge')
      entries.push(entry)
    }
  } catch (error) {
    if (error instanceof ImportFileRefused) throw error
    refuse(isPathError(error) ? 'archivePaths' : 'archiveDamaged')
  }
  // Entries that share their bytes.
  if (packed > zip.fileSize) refuse('archiveSuspicious')
  return entries
}

/** @throws ImportFileRefused */
function assertPlain(entry: Entry): void {
  if (entry.isEncrypted()) refuse('archiveEncrypted')
  const type = (entry.externalFileAttributes >>> 16) & TYPE_MASK
  if (type !== 0 && type !== FILE && type !== FOLDER) refuse('archiveLinks')
  if (archiveExtensions.includes(extensionOf(entry.fileName))) refuse('archiveNested')
  if (entry.uncompressedSize > entry.compressedSize * limits.archiveRatioMax) refuse('archiveRatio')
}

async function count(zip: ZipFile, entry: Entry): Promise<number> {
  let bytes = 0
  for await (const chunk of unpacked(zip, entry)) {
    if (
      bytes === 0 &&
      archiveMagic.some((magic) => Buffer.from(chunk).toString('hex', 0, 4).startsWith(magic))
    )
      refuse('archiveNested')
    bytes += chunk.length
  }
  return bytes
}

/** The bytes of an entry. Where they are others than it says, yauzl ends them. */
async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) yield chunk as Uint8Array
  } catch (error) {
    refuse(isSizeError(error) ? 'archiveSuspicious' : 'archiveDamaged')
  }
}

function isPhoto({ fileName }: Entry): boolean {
  return photoExtensions.includes(extensionOf(fileName)) && !SYSTEM_FILE.test(fileName)
}

function extensionOf(name: string): string {
  return /\.([^./]+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''
}

function isPathError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(?:absolute path|invalid relative path|invalid characters)/u.test(error.message)
  )
}

function isSizeError(error: unknown): boolean {
  return error instanceof Error && /^(?:too many|not enough) bytes/u.test(error.message)
}

function refuse(refusal: ImportRefusal): never {
  throw new ImportFileRefused(refusal)
}
