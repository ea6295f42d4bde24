import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import { strToU8 } from 'fflate'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ImportFileRefused } from '../messages.ts'
import { contentTypes, makeWorkbook, sheetXml } from '../testing/make-workbook.ts'
import { readBytes } from '../testing/read-bytes.ts'
import { Archive } from '../workbook/archive.ts'
import { readImportFile } from './read-import-file.ts'

async function refusalOf(bytes: Uint8Array | string, fileName?: string): Promise<string> {
  try {
    await readBytes(bytes, fileName)
  } catch (error) {
    if (error instanceof ImportFileRefused) return error.refusal
    throw error
  }
  return 'read'
}

const sheets = [
  {
    name: 'S',
    rows: [
      ['Title', 'Maker'],
      ['Cup', 'Spode'],
    ],
  },
]
const withSheet = (xml: string) =>
  makeWorkbook({ sheets, parts: { 'xl/worksheets/sheet1.xml': strToU8(xml) } })

describe('a file that is made to harm is refused', () => {
  it('an archive that unpacks to more than it may, while it is unpacked', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'import-reading-'))
    const path = join(folder, 'bomb')
    await writeFile(path, makeWorkbook({ sheets, parts: { bomb: new Uint8Array(20_000_000) } }))
    const archive = await Archive.open(path, 1_000_000)
    let unpacked = 0
    const unpack = async () => {
      for await (const chunk of archive.read('bomb')) unpacked += chunk.length
    }
    try {
      await expect(unpack()).rejects.toMatchObject({ refusal: 'unpackedTooLarge' })
      expect(unpacked).toBeLessThanOrEqual(1_000_000)
    } finally {
      archive.close()
      await rm(folder, { recursive: true })
    }
  })

  it('a workbook that says it unpacks to less than it does', async () => {
    const book = Buffer.from(
      withSheet(sheetXml(Array.from({ length: 2_000 }, () => ['Cup', 'Spode', 'Blue']))),
    )
    // The size in the directory of the archive, which readers trust.
    const name = book.lastIndexOf('xl/worksheets/sheet1.xml')
    book.writeUInt32LE(100, name - 46 + 24)
    expect(await refusalOf(book)).toBe('damaged')
  })

  it('a workbook of too many parts', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: limits.zipEntriesMax + 1 }, (_, at) => [`x/${at}`, new Uint8Array(1)]),
    )
    expect(await refusalOf(makeWorkbook({ sheets, parts }))).toBe('tooManyParts')
  })

  it('two million rows', async () => {
    expect(await refusalOf(`Title\n${'x\n'.repeat(2_000_000)}`)).toBe('tooManyRows')
  })

  it('ten thousand columns', async () => {
    const wide = Array.from({ length: 10_000 }, (_, at) => `c${at}`)
    expect(await refusalOf(`${wide.join(',')}\n${wide.join(',')}\n`)).toBe('tooManyColumns')
    expect(await refusalOf(makeWorkbook({ sheets: [{ name: 'S', rows: [wide, wide] }] }))).toBe(
      'tooManyColumns',
    )
  })

  it('entities that grow, and entities from elsewhere', async () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>' +
      sheetXml([['Title'], [{ xml: '<c t="inlineStr"><is><t>&b;</t></is></c>' }]]).replace(/<\?xml[^>]*>/, '')
    expect(await refusalOf(withSheet(bomb))).toBe('suspicious')
    const external =
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>' +
      sheetXml([['Title']]).replace(/<\?xml[^>]*>/, '')
    expect(await refusalOf(withSheet(external))).toBe('suspicious')
  })

  it('a workbook that ends too early', async () => {
    const book = makeWorkbook({ sheets })
    expect(await refusalOf(book.subarray(0, book.length - 30))).toBe('damaged')
    expect(await refusalOf(book.subarray(0, 200))).toBe('damaged')
  })

  it('a sheet whose XML ends too early', async () => {
    expect(await refusalOf(withSheet(sheetXml([['Title'], ['Cup']]).slice(0, -20)))).toBe('damaged')
  })

  it('elements within elements without end', async () => {
    expect(await refusalOf(withSheet('<a>'.repeat(100_000)))).toBe('suspicious')
  })

  it('a cell that never ends', async () => {
    const text = 'x'.repeat(limits.cellMax + 1)
    expect(await refusalOf(`Title,Maker\n"${text}",Spode\n`)).toBe('cellTooLong')
    expect(await refusalOf(makeWorkbook({ sheets: [{ name: 'S', rows: [['Title'], [text]] }] }))).toBe(
      'cellTooLong',
    )
  })
})

describe('what is not a table is refused with the way out', () => {
  const ole = (content: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from(content, 'utf16le'),
    ])
  const macros = makeWorkbook({
    sheets,
    parts: {
      '[Content_Types].xml': strToU8(contentTypes('application/vnd.ms-excel.sheet.macroEnabled.main+xml')),
      'xl/vbaProject.bin': new Uint8Array(10),
    },
  })

  it.each<[name: string, bytes: Uint8Array | string, refusal: string]>([
    ['a workbook with macros', macros, 'macros'],
    [
      'a workbook that hides its macros',
      makeWorkbook({ sheets, parts: { 'xl/vbaProject.bin': new Uint8Array(9) } }),
      'macros',
    ],
    ['a workbook with a password', ole('EncryptedPackage'), 'encrypted'],
    ['an old workbook', ole('Workbook'), 'otherFile'],
    [
      'a ZIP of something else',
      makeWorkbook({ sheets: [], parts: { '_rels/.rels': strToU8('<a/>') } }),
      'otherFile',
    ],
    ['a PDF', '%PDF-1.7\n', 'otherFile'],
    ['a web page', '<!doctype html><p>Log in', 'otherFile'],
    ['a picture', Buffer.from(`\u0089PNG\r\n\u001a\n${'\0'.repeat(200)}`, 'latin1'), 'otherFile'],
    [
      'a text in a code page of DOS',
      Buffer.from('Title,Maker\nCaf\x82,R\x82gence\nf\x84hre,\x81\n', 'latin1'),
      'notText',
    ],
    ['nothing', '', 'empty'],
    ['headings alone', 'Title,Maker,Value\n', 'empty'],
  ])('%s', async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toBe(refusal)
  })
})

it('links to other files and queries are not followed: the stored value is given', async () => {
  const linked = makeWorkbook({
    sheets: [
      {
        name: 'S',
        rows: [
          ['Title', 'Value', 'Link'],
          [
            'Cup',
            { xml: "<c><f>'[1]Prices'!A1</f><v>120</v></c>" },
            { xml: '<c t="str"><f>WEBSERVICE("http://198.51.100.1/x")</f><v>kept</v></c>' },
          ],
        ],
      },
    ],
    parts: { 'xl/externalLinks/externalLink1.xml': strToU8('<not well formed') },
  })
  const { rows } = await readBytes(linked)
  expect(rows[0]?.cells).toEqual(['Cup', '120', 'kept'])
})

it('a sheet with one cell far below holds up nothing', async () => {
  const far = sheetXml([
    ['Title', 'Maker'],
    ['Cup', 'Spode'],
  ]).replace('</sheetData>', '<row r="1048576"><c r="A1048576" t="str"><v>Plate</v></c></row></sheetData>')
  const { sheets: read, rows } = await readBytes(withSheet(far))
  expect(rows.map(({ line }) => line)).toEqual([2, 1_048_576])
  expect(read[0]?.leftOutCount).toBe(1_048_574)
  expect(read[0]?.leftOut.length).toBeLessThanOrEqual(limits.leftOutMax)
})

it('a refused file leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-reading-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, `Title,Maker\n${'Cup,Spode\n'.repeat(limits.rowsMax + 1)}`)
    const task = { path, fileName: 'file.csv', output: join(folder, 'rows') }
    await expect(readImportFile(task)).rejects.toThrow(ImportFileRefused)
    expect(await readdir(folder)).toEqual(['file'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
