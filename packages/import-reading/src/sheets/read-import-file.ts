import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import type { ImportSheet, RawImportRow } from '@vitrine/contracts/vault-imports/reading'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ImportFileRefused, type TableTask } from '../messages.ts'
import { Archive } from '../workbook/archive.ts'
import { sheetsOfWorkbook } from '../workbook/workbook.ts'
import { knownNames } from './columns-by-name.ts'
import { sheetOfDelimited } from './delimited.ts'
import { SheetTable } from './sheet-table.ts'
import { MergedTexts } from './merged-texts.ts'
import type { MergedCells, SheetSource } from './sheet-rows.ts'

/**
 * Reads a spreadsheet: its tables, and their rows as NDJSON at `output`.
 *
 * @throws ImportFileRefused
 */
export async function readImportFile({
  path,
  fileName,
  output,
}: Omit<TableTask, 'kind'>): Promise<ImportSheet[]> {
  const { size } = await stat(path)
  if (size > limits.fileBytesMax) throw new ImportFileRefused('fileTooLarge')
  if (size === 0) throw new ImportFileRefused('empty')
  const isArchive = await beginsAsArchive(path)
  const archive = isArchive ? await Archive.open(path) : null
  try {
    const sources = archive
      ? await sheetsOfWorkbook(archive)
      : [await sheetOfDelimited(path, nameOf(fileName), [{ name: 'title', otherNames: knownNames }])]
    return await readSheets(sources, output)
  } finally {
    archive?.close()
  }
}

const nameOf = (fileName: string) =>
  basename(fileName.replaceAll('\\', '/'), extname(fileName)).slice(0, 100) || 'Sheet 1'

/** @throws ImportFileRefused where it is an old or encrypted workbook */
async function beginsAsArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const head = buffer.subarray(0, bytesRead)
    if (head.readUInt32BE(0) === 0xd0cf11e0 && bytesRead >= 4)
      throw new ImportFileRefused((await hasEncryptedPackage(path)) ? 'encrypted' : 'otherFile')
    return bytesRead >= 4 && head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  } finally {
    await file.close()
  }
}

/** A workbook with a password is stored within a file of the old kind, as a stream of this name. */
async function hasEncryptedPackage(path: string): Promise<boolean> {
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  let before = Buffer.alloc(0)
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([before, chunk])
    if (bytes.includes(name)) return true
    before = bytes.subarray(-name.length)
  }
  return false
}

async function readSheets(sources: readonly SheetSource[], output: string): Promise<ImportSheet[]> {
  const part = `${output}.part`
  const sheets: ImportSheet[] = []
  const merges = new Map<string, readonly MergedCells[]>()
  const counts = { lines: 0, rows: 0, cells: 0 }
  const lines = async function* () {
    for (const source of sources) {
      const table = new SheetTable(source)
      for await (const rows of source.rows()) {
        const objects = rows.flatMap((row) => {
          counts.lines += 1
          counts.cells += row.cells.length
          return table.add(row)
        })
        count(counts, objects.length)
        yield linesOf(objects)
      }
      const rest = table.end()
      count(counts, rest.length)
      yield linesOf(rest)
      const tables = table.sheets().filter(({ columns }) => columns.length > 0)
      sheets.push(...tables)
      if (source.merges && source.merges.length > 0)
        for (const { name } of tables) merges.set(name, source.merges)
    }
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(part))
    if (counts.rows === 0) throw new ImportFileRefused('empty')
    await finish(part, output, sheets, merges)
  } finally {
    await rm(part, { force: true })
  }
  return sheets
}

function count(counts: { lines: number; rows: number; cells: number }, more: number): void {
  counts.rows += more
  // Half of a sheet at most may be titles, sections and totals.
  if (counts.rows > limits.rowsMax || counts.lines > 2 * limits.rowsMax)
    throw new ImportFileRefused('tooManyRows')
  if (counts.cells > limits.cellsMax) throw new ImportFileRefused('tooManyCells')
}

const linesOf = (rows: readonly RawImportRow[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/**
 * Adds what stands above empty cells of columns that may leave out what repeats: the last row decides that.
 * Merged cells, which a workbook names behind its rows, get the text of their first one.
 */
async function finish(
  part: string,
  output: string,
  sheets: readonly ImportSheet[],
  merges: ReadonlyMap<string, readonly MergedCells[]>,
): Promise<void> {
  const repeating = new Map(
    sheets.map(({ name, columns }) => [
      name,
      columns.filter(({ mayRepeat }) => mayRepeat).map(({ index }) => index),
    ]),
  )
  if (merges.size === 0 && [...repeating.values()].every((columns) => columns.length === 0)) {
    await rename(part, output)
    return
  }
  let sheet = ''
  let merged = new MergedTexts([])
  const last = new Map<number, string>()
  const lines = async function* () {
    for await (const line of createInterface({ input: createReadStream(part), crlfDelay: Infinity })) {
      const row: RawImportRow = JSON.parse(line)
      if (row.sheet !== sheet) {
        last.clear()
        merged = new MergedTexts(merges.get(row.sheet) ?? [])
      }
      sheet = row.sheet
      merged.fill(row)
      for (const column of repeating.get(row.sheet) ?? []) {
        const above = last.get(column)
        const text = row.cells[column] ?? ''
        if (text.trim() === '' && above !== undefined) row.above = { ...row.above, [column]: above }
        else if (row.above?.[column] === undefined && text.trim() !== '') last.set(column, text)
      }
      yield `${JSON.stringify(row)}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(output))
}
