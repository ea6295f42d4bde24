import { aBareItem } from '@vitrine/contracts/testing/a-bare-item'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { openDocumentMaker, type DocumentMaker, type DocumentMakerOptions } from './document-maker.ts'
import type { PrintedItem, VaultHeading } from './messages.ts'
import { textOfPdf } from './testing/text-of-pdf.ts'

const MEGABYTE = 1_048_576
const usual: DocumentMakerOptions = { processes: 1, memory: 512 * MEGABYTE, time: 120_000, pages: 1000 }

let folder: string
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function within<Result>(
  options: Partial<DocumentMakerOptions>,
  use: (maker: DocumentMaker) => Promise<Result>,
): Promise<Result> {
  const maker = openDocumentMaker({ ...usual, ...options })
  try {
    return await use(maker)
  } finally {
    await maker.close()
  }
}

function anItem(id: number, description: string): PrintedItem['item'] {
  return aBareItem({ id, title: `Bowl ${id}`, description })
}

async function aVault(descriptions: readonly string[]): Promise<{ input: string; output: string }> {
  const [input, output] = [join(folder, `in-${(files += 1)}`), join(folder, `out-${files}`)]
  const heading: VaultHeading = {
    title: 'My Vault',
    date: '2026-03-04T05:06:07.000Z',
    categories: [[1, 'Glass']],
  }
  const items = descriptions.map((description, at): PrintedItem => ({
    item: anItem(at, description),
    photo: null,
    isPhotoWaiting: false,
  }))
  await writeFile(input, [heading, ...items].map((line) => `${JSON.stringify(line)}\n`).join(''))
  return { input, output }
}

/** A vault that takes some seconds. */
const long = async () => await aVault(Array.from({ length: 60 }, () => 'шкаф и часы 花瓶 '.repeat(600)))

test('D2-168: a vault is laid out in another process, which gives way to this one and is gone afterwards', async () => {
  await within({}, async (maker) => {
    const { input, output } = await long()
    const made = maker.vaultPdf(input, output)
    await expect.poll(() => maker.pids().length).toBe(1)
    const [pid = 0] = maker.pids()
    expect([pid === process.pid, getPriority(pid)]).toEqual([false, Math.min(19, getPriority() + 10)])
    await made
    expect(maker.pids()).toEqual([])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(textOfPdf(await readFile(output))).toContain('Category: Glass')
  })
})

test('so many are made at once as there may be processes', async () => {
  await within({ processes: 1 }, async (maker) => {
    const [first, second] = [await long(), await aVault(['Short.'])]
    const ended: string[] = []
    const both = [
      maker.vaultPdf(first.input, first.output).then(() => ended.push('first')),
      maker.vaultPdf(second.input, second.output).then(() => ended.push('second')),
    ]
    await expect.poll(() => maker.pids().length).toBe(1)
    await Promise.all(both)
    expect(ended).toEqual(['first', 'second'])
  })
})

test.each([
  ['pages', { pages: 5 }],
  ['time', { time: 1 }],
  ['memory', { memory: 20 * MEGABYTE }],
] as const)('one that takes too much %s is refused, and its process is gone', async (excess, options) => {
  await within(options, async (maker) => {
    const { input, output } = await long()
    await expect(maker.vaultPdf(input, output)).rejects.toMatchObject({ name: 'DocumentTooLarge', excess })
    expect(maker.pids()).toEqual([])
    await expect(stat(output)).rejects.toThrow('ENOENT')
  })
})

test.each([
  ['aborts because its heap is full is too large', 'SIGABRT', { name: 'DocumentTooLarge', excess: 'memory' }],
  ['is killed from outside may be made again', 'SIGKILL', { name: 'ProcessDied', signal: 'SIGKILL' }],
] as const)('one whose process %s', async (_, signal, error) => {
  await within({}, async (maker) => {
    const { input, output } = await long()
    const made = maker.vaultPdf(input, output)
    made.catch(() => undefined)
    await expect.poll(() => maker.pids().length).toBe(1)
    process.kill(maker.pids()[0] ?? 0, signal)
    await expect(made).rejects.toMatchObject(error)
  })
})

test('marks are written as a workbook of texts', async () => {
  await within({}, async (maker) => {
    const [input, output] = [join(folder, 'marks.json'), join(folder, 'marks.xls')]
    await writeFile(input, JSON.stringify([['=1+1', 'Yes', 'https://vitrine.example', '', '03/04/2026']]))
    await maker.marksSheet(input, output)
    const book = read(await readFile(output))
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
    expect([utils.sheet_to_json(sheet, { header: 1 }).length, sheet['A2']]).toMatchObject([
      2,
      { t: 's', v: '=1+1' },
    ])
  })
})

test('once it is closed nothing is made, and what was being made fails', async () => {
  const maker = openDocumentMaker(usual)
  const { input, output } = await long()
  const made = maker.vaultPdf(input, output)
  const refused = expect(made).rejects.toThrow('crash')
  await expect.poll(() => maker.pids().length).toBe(1)
  await maker.close()
  await refused
  await expect(maker.vaultPdf(input, output)).rejects.toThrow('stopping')
})
