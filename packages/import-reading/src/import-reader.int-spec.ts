import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import { rawImportRowSchema } from '@vitrine/contracts/vault-imports/reading'
import { strToU8 } from 'fflate'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openImportReader, type ImportReader } from './import-reader.ts'
import { makeWorkbook, sheetXml } from './testing/make-workbook.ts'

const MEGABYTE = 1_048_576

let folder: string
let reader: ImportReader

const open = (options: Partial<Parameters<typeof openImportReader>[0]> = {}) =>
  openImportReader({ processes: 1, memory: 512 * MEGABYTE, time: 60_000, ...options })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-reader-'))
  reader = open()
})

afterEach(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

async function read(bytes: Uint8Array | string, by: ImportReader = reader) {
  const task = { path: join(folder, 'file'), fileName: 'Objects.csv', output: join(folder, 'rows') }
  await writeFile(task.path, bytes)
  return await by.read(task)
}

it('reads a file in a process of its own, which ends with it', async () => {
  const { sheets } = await read('Title,Maker\nCup,Spode\n')
  const [line = ''] = (await readFile(join(folder, 'rows'), 'utf8')).split('\n')
  expect(sheets).toMatchObject([{ name: 'Objects', rows: 1 }])
  expect(rawImportRowSchema.parse(JSON.parse(line)).cells).toEqual(['Cup', 'Spode'])
  expect(reader.pids()).toEqual([])
})

it('gives the sentence of a refusal, and leaves nothing behind', async () => {
  await expect(read('%PDF-1.7')).rejects.toMatchObject({
    name: 'ImportFileRefused',
    refusal: 'otherFile',
    message: 'Please save it as .xlsx or CSV.',
  })
  expect(await readdir(folder)).toEqual(['file'])
})

it('a file that takes too long is refused, and the next one is read', async () => {
  const hurried = open({ time: 50 })
  try {
    const rows = `Title,Maker\n${'Cup,Spode\n'.repeat(40_000)}`
    await expect(read(rows, hurried)).rejects.toMatchObject({ refusal: 'tooSlow' })
    expect(await readdir(folder)).toEqual(['file'])
  } finally {
    await hurried.close()
  }
  await expect(read('Title,Maker\nCup,Spode\n')).resolves.toMatchObject({ sheets: [{ rows: 1 }] })
})

it('a file that takes too much memory is refused', async () => {
  const small = open({ memory: 20 * MEGABYTE })
  try {
    await expect(read('Title,Maker\nCup,Spode\n', small)).rejects.toMatchObject({
      refusal: 'unpackedTooLarge',
    })
  } finally {
    await small.close()
  }
})

it('a workbook of 300 MB in a few kilobytes is refused', async () => {
  const bomb = new Uint8Array(limits.unpackedBytesMax + 1).fill(0x20)
  const [begin = ''] = sheetXml([]).split('</sheetData>')
  bomb.set(strToU8(begin))
  const sheets = [{ name: 'S', rows: [] }]
  const book = makeWorkbook({ sheets, parts: { 'xl/worksheets/sheet1.xml': bomb } })
  await expect(read(book)).rejects.toMatchObject({ refusal: 'unpackedTooLarge' })
  expect(await readdir(folder)).toEqual(['file'])
})
