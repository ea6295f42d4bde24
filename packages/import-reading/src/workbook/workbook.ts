import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import { posix } from 'node:path'
import { ImportFileRefused } from '../messages.ts'
import type { MergedCells, SheetRow, SheetSource } from '../sheets/sheet-rows.ts'
import type { Archive } from './archive.ts'
import {
  builtInFormat,
  dayOfSerial,
  formatOfCode,
  numberOfWorkbook,
  timeOfSerial,
  type CellFormat,
} from './cell-formats.ts'
import { parseWholeXml, parseXml } from './xml.ts'

/** What every sheet of a workbook needs to read its cells. */
interface Workbook {
  archive: Archive
  texts: readonly string[]
  formats: readonly CellFormat[]
  is1904: boolean
}

/**
 * The sheets of a workbook, in their order, hidden ones as well. Formulas give the value that is stored with
 * them; nothing is calculated. Macros, links to other files and queries are never read.
 *
 * @throws ImportFileRefused
 */
export async function sheetsOfWorkbook(archive: Archive): Promise<SheetSource[]> {
  await refuseMacros(archive)
  const main = await mainPart(archive)
  const relations = await relationsOf(archive, main)
  const { sheets, is1904 } = await readMainPart(archive, main)
  if (sheets.length > limits.sheetsMax) throw new ImportFileRefused('tooManySheets')
  const part = (kind: string) => [...relations.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target
  const workbook: Workbook = {
    archive,
    texts: await readTexts(archive, part('sharedStrings')),
    formats: await readFormats(archive, part('styles')),
    is1904,
  }
  return sheets.flatMap(({ name, isHidden, relation }) => {
    const { type, target } = relations.get(relation) ?? {}
    // Charts and dialogs are sheets without rows.
    if (target === undefined || !type?.endsWith('/worksheet')) return []
    const merges: MergedCells[] = []
    return [{ name, isHidden, rows: () => rowsOf(workbook, target, merges), merges }]
  })
}

/** Only what is said of a part counts: some programs list types of parts that they never write. */
async function refuseMacros(archive: Archive): Promise<void> {
  if (!archive.has('[Content_Types].xml')) throw new ImportFileRefused('otherFile')
  let refusal: 'macros' | 'otherFile' | null = null
  await parseWholeXml(archive.read('[Content_Types].xml'), {
    open: (name, { ContentType = '' }) => {
      if (name !== 'Override') return
      // An .xlsb is binary; its type says 'macroEnabled' with and without macros.
      if (/sheet\.binary/i.test(ContentType)) refusal = 'otherFile'
      else if (/macroEnabled|vbaProject/i.test(ContentType)) refusal ??= 'macros'
    },
  })
  if (refusal) throw new ImportFileRefused(refusal)
  if (archive.names.some((name) => /vbaProject\.bin$/i.test(name))) throw new ImportFileRefused('macros')
}

interface Relation {
  type: string
  target: string
}

/** Relations to other parts of the archive by their ids. Those to anything outside are left out. */
async function relationsOf(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const path = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
  const relations = new Map<string, Relation>()
  if (!archive.has(path)) return relations
  await parseWholeXml(archive.read(path), {
    open: (name, { Id, Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined || TargetMode === 'External') return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(posix.dirname(part), Target)
      relations.set(Id, { type: Type, target: target.replace(/^\.\//, '') })
    },
  })
  return relations
}

async function mainPart(archive: Archive): Promise<string> {
  const relations = await relationsOf(archive, '')
  const main = [...relations.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (main === undefined || !archive.has(main) || !/workbook/i.test(main))
    throw new ImportFileRefused('otherFile')
  return main
}

async function readMainPart(archive: Archive, main: string) {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = []
  let is1904 = false
  await parseWholeXml(archive.read(main), {
    open: (element, attributes) => {
      if (element === 'workbookPr') is1904 = isOn(attributes['date1904'])
      if (element !== 'sheet') return
      const { name = `Sheet ${sheets.length + 1}`, state } = attributes
      const [, relation = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
      sheets.push({ name, isHidden: state === 'hidden' || state === 'veryHidden', relation })
    },
  })
  return { sheets, is1904 }
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** The texts that cells refer to by their numbers. Readings of Japanese words are left out. */
async function readTexts(archive: Archive, part: string | undefined): Promise<string[]> {
  const texts: string[] = []
  if (part === undefined || !archive.has(part)) return texts
  let text = ''
  let isText = false
  let isReading = false
  await parseWholeXml(archive.read(part), {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isReading = true
      isText = name === 't'
    },
    text: (piece) => {
      if (isText && !isReading) text += piece
      if (text.length > limits.cellMax) throw new ImportFileRefused('cellTooLong')
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') texts.push(unescaped(text))
      if (texts.length > limits.sharedTextsMax) throw new ImportFileRefused('tooManyCells')
    },
  })
  return texts
}

/** `_x000D_` is how workbooks write characters that XML cannot hold. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** The format of each style that cells name by its number. */
async function readFormats(archive: Archive, part: string | undefined): Promise<CellFormat[]> {
  const formats: CellFormat[] = []
  if (part === undefined || !archive.has(part)) return formats
  const codes = new Map<number, string>()
  let isCell = false
  await parseWholeXml(archive.read(part), {
    open: (name, { numFmtId = '0', formatCode }) => {
      const id = Number(numFmtId)
      if (name === 'numFmt' && formatCode !== undefined) codes.set(id, formatCode)
      if (name === 'cellXfs') isCell = true
      if (name !== 'xf' || !isCell) return
      const code = codes.get(id)
      formats.push(code === undefined ? builtInFormat(id) : formatOfCode(code))
    },
    close: (name) => {
      if (name === 'cellXfs') isCell = false
    },
  })
  return formats
}

async function* rowsOf(workbook: Workbook, part: string, merges: MergedCells[]): AsyncGenerator<SheetRow[]> {
  const reader = new RowReader(workbook, merges)
  for await (const _ of parseXml(workbook.archive.read(part), reader)) {
    const rows = reader.takeRows()
    if (rows.length > 0) yield rows
  }
}

/** Takes the elements of a sheet and forms its rows. */
class RowReader {
  private readonly workbook: Workbook
  private readonly merges: MergedCells[]
  private rows: SheetRow[] = []
  private row: SheetRow = { line: 0, cells: [], types: [] }
  private column = -1
  private type = ''
  private style = 0
  private value = ''
  private isValue = false
  private isReading = false

  constructor(workbook: Workbook, merges: MergedCells[]) {
    this.workbook = workbook
    this.merges = merges
  }

  takeRows(): SheetRow[] {
    const taken = this.rows
    this.rows = []
    return taken
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      const line = Number(attributes['r'])
      this.row = { line: Number.isInteger(line) && line > 0 ? line : this.row.line + 1, cells: [], types: [] }
      this.column = -1
    } else if (name === 'c') {
      this.column = columnOf(attributes['r']) ?? this.column + 1
      this.type = attributes['t'] ?? 'n'
      this.style = Number(attributes['s'] ?? 0)
      this.value = ''
    } else if (name === 'rPh') this.isReading = true
    else if (name === 'mergeCell') this.addMerge(attributes['ref'] ?? '')
    this.isValue = (name === 'v' || name === 't') && !this.isReading
  }

  text(piece: string): void {
    if (!this.isValue) return
    this.value += piece
    if (this.value.length > limits.cellMax) throw new ImportFileRefused('cellTooLong')
  }

  close(name: string): void {
    this.isValue = false
    if (name === 'rPh') this.isReading = false
    else if (name === 'c') this.addCell()
    else if (name === 'row' && this.row.cells.length > 0) this.rows.push(this.row)
  }

  /** Cells of one column, or of several as that of the first. */
  private addMerge(reference: string): void {
    const [, letters, first, last] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference) ?? []
    const column = columnOf(letters)
    if (column === null || Number(first) >= Number(last) || this.merges.length >= limits.rowsMax) return
    this.merges.push({ column, first: Number(first), last: Number(last) })
  }

  private addCell(): void {
    const { text, type } = this.shown()
    if (text.trim() === '') return
    if (this.column >= limits.columnsMax) throw new ImportFileRefused('tooManyColumns')
    const { cells, types } = this.row
    while (cells.length < this.column) {
      cells.push('')
      types.push('t')
    }
    cells[this.column] = text
    types[this.column] = type
  }

  private shown(): { text: string; type: SheetRow['types'][number] } {
    const { value, workbook } = this
    switch (this.type) {
      case 's':
        return { text: workbook.texts[Number(value)] ?? '', type: 't' }
      case 'inlineStr':
      case 'str':
        return { text: unescaped(value), type: 't' }
      case 'b':
        return { text: value === '1' ? 'Yes' : 'No', type: 'b' }
      case 'e':
        return { text: value, type: 'e' }
      case 'd':
        return { text: value.slice(0, 10), type: 'd' }
      default:
        return value.trim() === '' ? { text: '', type: 't' } : this.shownNumber(value)
    }
  }

  private shownNumber(value: string): { text: string; type: SheetRow['types'][number] } {
    const { formats, is1904 } = this.workbook
    const { kind, currency, digits } = formats[this.style] ?? builtInFormat(0)
    const day = kind === 'day' ? dayOfSerial(Number(value), is1904) : null
    if (day !== null) return { text: day, type: 'd' }
    if (kind === 'time' && Number(value) < 1) return { text: timeOfSerial(Number(value)), type: 't' }
    if (kind === 'percent') return { text: `${numberOfWorkbook(String(Number(value) * 100))}%`, type: 't' }
    const text = numberOfWorkbook(value)
    const isSpaced = /^[a-z]/iu.test(currency)
    return { text: `${currency}${isSpaced ? ' ' : ''}${text.padStart(digits, '0')}`, type: 'n' }
  }
}

/** From 0; 27 of 'AB12'. */
function columnOf(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  if (letters === undefined) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
