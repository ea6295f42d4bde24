import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportFileRefused } from '../messages.ts'
import { listPhotos, takePhotos } from './photo-archive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-archive-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

const written = async (bytes: Uint8Array) => {
  const path = join(folder, 'photos.zip')
  await writeFile(path, bytes)
  return path
}
const packed = (files: Zippable) => zipSync(files, { level: 6 })
const random = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919) % 251)

async function refusalOf(bytes: Uint8Array): Promise<string> {
  try {
    await listPhotos(await written(bytes))
  } catch (error) {
    if (error instanceof ImportFileRefused) return error.refusal
    throw error
  }
  return 'read'
}

it('lists the photos alone, with names in one form, and takes those that are wanted', async () => {
  const path = await written(
    packed({
      'pics/': new Uint8Array(),
      'pics/fla\u0308che.JPG': random(500),
      'list.xlsx': strToU8('PK not opened'),
      '__MACOSX/pics/._a.jpg': strToU8('no photo'),
      'b.png': random(700),
    }),
  )
  const photos = await listPhotos(path)
  expect(photos.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['pics/fl\u00e4che.JPG', 500],
    ['b.png', 700],
  ])
  const output = await mkdtemp(join(folder, 'taken-'))
  const [, second] = photos
  const [taken] = await takePhotos({ path, folder: output, places: [second?.place ?? 0] })
  expect(await readdir(output)).toEqual([String(second?.place)])
  expect(Uint8Array.from(await readFile(taken?.path ?? ''))).toEqual(random(700))
})

describe('a ZIP that is made to harm is refused', () => {
  /** A ZIP in whose directory something is another. */
  const changed = (files: Zippable, change: (directory: Buffer) => void) => {
    const bytes = Buffer.from(packed(files))
    const at = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    change(bytes.subarray(at))
    return bytes
  }
  const many = (count: number): Zippable =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.jpg`, new Uint8Array([at % 256])]))

  it.each<[string, string, () => Uint8Array]>([
    ['what is no ZIP', 'notZip', () => strToU8('%PDF-1.7')],
    ['a bomb', 'archiveRatio', () => packed({ 'a.jpg': new Uint8Array(2_000_000) })],
    ['6,000 entries', 'archiveTooMany', () => packed(many(limits.archiveEntriesMax + 1_000))],
    ['a path out of it', 'archivePaths', () => packed({ '../a.jpg': random(9) })],
    ['an absolute path', 'archivePaths', () => packed({ '/etc/a.jpg': random(9) })],
    ['a path of a drive', 'archivePaths', () => packed({ 'C:/a.jpg': random(9) })],
    ['a nested archive', 'archiveNested', () => packed({ 'more.zip': random(9) })],
    [
      'a nested archive with the name of a photo',
      'archiveNested',
      () => packed({ 'a.jpg': packed({ b: random(9) }) }),
    ],
    [
      'a link',
      'archiveLinks',
      () => packed({ 'a.jpg': [strToU8('/etc/passwd'), { os: 3, attrs: (0o120_777 << 16) >>> 0 }] }),
    ],
    [
      'an encrypted photo',
      'archiveEncrypted',
      () => changed({ 'a.jpg': random(9) }, (entry) => entry.writeUInt16LE(1, 8)),
    ],
    [
      'a photo that is larger than it says',
      'archiveSuspicious',
      () => changed({ 'a.jpg': random(5_000) }, (entry) => entry.writeUInt32LE(100, 24)),
    ],
    [
      'a photo that is smaller than it says',
      'archiveSuspicious',
      () => changed({ 'a.jpg': random(500) }, (entry) => entry.writeUInt32LE(600, 24)),
    ],
    [
      'entries that unpack to more than 5 GB',
      'archiveTooLarge',
      () => {
        const bytes = Buffer.from(packed({ 'a.jpg': random(9), 'b.jpg': random(9) }))
        for (
          let at = bytes.indexOf('PK\u0001\u0002');
          at >= 0;
          at = bytes.indexOf('PK\u0001\u0002', at + 1)
        ) {
          bytes.writeUInt32LE(60_000_000, at + 20)
          bytes.writeUInt32LE(3_000_000_000, at + 24)
        }
        return bytes
      },
    ],
    [
      'entries that share their bytes',
      'archiveSuspicious',
      () => changed({ 'a.jpg': random(9) }, (entry) => entry.writeUInt32LE(5_000, 20)),
    ],
    ['half of a ZIP', 'notZip', () => packed(many(20)).slice(0, 300)],
  ])('%s', async (_name, refusal, make) => {
    expect(await refusalOf(make())).toBe(refusal)
  })
})
