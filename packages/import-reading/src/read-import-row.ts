import type {
  ColumnMapping,
  ImportQuestion,
  ImportReading,
  ImportSheet,
  RawImportRow,
  ReadImportRow,
} from '@vitrine/contracts/vault-imports/reading'
import { specificOfHeading } from '@vitrine/contracts/vault-imports/matching'
import { importTarget, type ImportTargetKind } from '@vitrine/contracts/vault-imports/targets'
import { readWholeNumber } from '@vitrine/contracts/typed-numbers'
import { normalizeLine } from '@vitrine/contracts/vault-items/plain-text'
import { readAmountCell } from './rows/amounts.ts'
import { readCosts, readParts, readProvenance, readSpecifics, readValuations } from './rows/lists.ts'
import { LOST_LETTER, mendedText } from './rows/mended-text.ts'
import { readMixed } from './rows/mixed.ts'
import { currencyCode } from './rows/money.ts'
import { RowReading, SKIP, type ImportCell } from './rows/row-reading.ts'
import { readDimensionsCell, readMeasure } from './rows/sizes.ts'
import {
  limitTitle,
  readChoiceCell,
  readCount,
  readDayCell,
  readLine,
  readMaker,
  readName,
  readNames,
  readPeriodCell,
  readPhotos,
  readSignificances,
  readSpecific,
  readText,
  readTitle,
  readYears,
  uneaten,
} from './rows/texts.ts'
import { isDitto } from './sheets/cell-texts.ts'

export interface ImportRowContext {
  /** Of the row. */
  sheet: ImportSheet
  /** `2026-11-30`, in the member's time zone: days after it are not taken. */
  today: string
}

type Reader = (reading: RowReading, cell: ImportCell) => void

/** Lines that say more than their text. */
const lineReaders: Readonly<Record<string, Reader>> = { maker: readMaker }

const readers: Readonly<Record<ImportTargetKind, Reader>> = {
  id: readId,
  title: readTitle,
  line: readLine,
  text: readText,
  name: readName,
  names: readNames,
  choice: readChoiceCell,
  day: readDayCell,
  period: readPeriodCell,
  count: readCount,
  years: readYears,
  price: readAmountCell,
  cost: readAmountCell,
  valuation: readAmountCell,
  ownershipPrice: readAmountCell,
  currency: readCurrency,
  measure: readMeasure,
  dimensions: readDimensionsCell,
  provenance: readProvenance,
  costs: readCosts,
  valuations: readValuations,
  parts: readParts,
  specific: readSpecific,
  specifics: readSpecifics,
  significances: readSignificances,
  photo: readPhotos,
  mixed: readMixed,
  ignore: () => undefined,
}

/**
 * What a row of a spreadsheet becomes. What can mean several things is asked, once for all rows with the same
 * question, and is taken only with an answer. What cannot be read is a fault with its reason; the rest of the
 * row is read all the same.
 */
export function readImportRow(
  row: RawImportRow,
  reading: ImportReading,
  { sheet, today }: ImportRowContext,
): ReadImportRow {
  const state = new RowReading(row, reading, today)
  const cells = reading.mappings
    .filter((mapping) => mapping.sheet === row.sheet && mapping.target !== 'ignore')
    .flatMap((mapping) => cellOf(row, sheet, mapping) ?? [])
    // The currency of a row is known before its amounts, the attribution before the maker.
    .toSorted((one, other) => Number(isBefore(other)) - Number(isBefore(one)))
  for (const cell of cells) {
    const ready = prepared(state, cell)
    if (ready) (lineReaders[cell.target.key] ?? readers[cell.target.kind])(state, ready)
  }
  if (cells.length === 0)
    state.read.faults.push({
      target: 'ignore',
      column: null,
      value: row.sheet,
      text: 'No column of this sheet is imported.',
    })
  const title = cells.find(({ target }) => target.kind === 'title' || target.kind === 'mixed')
  if (title) limitTitle(state, title)
  takeSection(state)
  const empty = emptyCells(cells, state.read.questions)
  state.read.empty = [...new Set(empty.map(({ target }) => target.key))]
  state.read.emptySpecifics = empty
    .filter(({ target }) => target.kind === 'specific')
    .map(({ column }) => specificOfHeading(column.heading))
  return state.read
}

const isBefore = ({ target }: ImportCell) => target.kind === 'currency' || target.key === 'makerQualifier'

/** How FileMaker and others write line breaks within a cell. */
const DATABASE_BREAKS = /[\u000b\u001d\u2028\u2029]/gu

function cellOf(row: RawImportRow, sheet: ImportSheet, mapping: ColumnMapping): ImportCell | null {
  const column = sheet.columns.find(({ index }) => index === mapping.column)
  const target = importTarget(mapping.target)
  if (!column || !target) return null
  return {
    text: (row.cells[mapping.column] ?? '').replaceAll(DATABASE_BREAKS, '\n').trim(),
    type: row.types?.[mapping.column] ?? 't',
    target,
    mapping,
    column,
  }
}

/** The cell with what its text stands for; null where it is empty, open or a fault. */
function prepared(state: RowReading, cell: ImportCell): ImportCell | null {
  const whole = withAbove(state, cell)
  if (!whole || whole.text === '') return null
  if (whole.type === 'e') {
    state.fault(whole, 'The spreadsheet shows an error in this cell.')
    return null
  }
  if (whole.text.includes(LOST_LETTER)) {
    state.fault(whole, 'Letters of this text were lost before the file came here.')
    return null
  }
  const mended = withMendedText(state, whole)
  if (!mended) return null
  const text = uneaten(state, withoutBrackets(mended))
  return text === null || text === ''
    ? null
    : { ...mended, text, type: text === mended.text ? mended.type : 't' }
}

/** LibraryThing writes '[2014-05-06]' and '[0713515589]'. */
function withoutBrackets(cell: ImportCell): ImportCell {
  // '[1850]' as a date made is one that was inferred.
  const inner = (cell.target.key === 'serialNumber' ? /^\[([\dXx-]+)\]$/ : /^\[(\d{4}-\d{2}-\d{2})\]$/).exec(
    cell.text,
  )?.[1]
  return inner === undefined ? cell : { ...cell, text: inner }
}

/** Ditto marks, and empty cells below a name, are asked. */
function withAbove(state: RowReading, cell: ImportCell): ImportCell | null {
  const above = state.row.above?.[String(cell.column.index)]
  const { heading } = cell.column
  if (cell.text === '') {
    if (above === undefined || !cell.column.mayRepeat) return null
    const answer = state.ask({ ...cell, text: above }, 'blankAbove', {
      text: `Many cells of “${heading}” are empty. Do they mean what stands above them, such as “${above}”?`,
      options: [
        { value: 'above', label: 'Yes, take the text above' },
        { value: 'empty', label: 'No, they are empty' },
      ],
    })
    return answer === 'above' ? { ...cell, text: above, type: 't' } : null
  }
  if (!isDitto(cell.text)) return cell
  if (above === undefined) {
    state.fault(cell, 'Nothing stands above this cell that it could repeat.')
    return null
  }
  const answer = state.ask(cell, 'above', {
    text: `Does “${cell.text}” in “${heading}” mean what stands above it, such as “${above}”?`,
    options: [
      { value: 'above', label: 'Yes, take the text above' },
      { value: 'text', label: `No, keep ${cell.text}` },
      SKIP,
    ],
  })
  if (answer === 'above') return { ...cell, text: above, type: 't' }
  return answer === 'text' ? cell : null
}

function withMendedText(state: RowReading, cell: ImportCell): ImportCell | null {
  const mended = mendedText(cell.text)
  if (mended === null) return cell
  const answer = state.askOnce(cell, 'encoding', {
    text: `Some letters are broken: “${cell.text.slice(0, 60)}” may be “${mended.slice(0, 60)}”.`,
    options: [
      { value: 'mend', label: 'Mend them everywhere' },
      { value: 'keep', label: 'Keep all as it is' },
    ],
  })
  if (answer === null) return null
  return answer === 'mend' ? { ...cell, text: mended } : cell
}

function readId(state: RowReading, cell: ImportCell): void {
  const id = Number(readWholeNumber(cell.text) ?? Number.NaN)
  if (Number.isSafeInteger(id) && id > 0) state.read.values.id = id
  else state.fault(cell, 'This is not the ID of an object in Vitrine.')
}

function readCurrency(state: RowReading, cell: ImportCell): void {
  const code = currencyCode(cell.text, null)
  if (code === null) state.fault(cell, 'This is no currency. Codes are like EUR or GBP.')
  else if (cell.target.key === 'currency') state.currency = code
  else state.read.record.ownershipCurrency = code
}

/** The section is the location, unless the member says otherwise or the row has one itself. */
function takeSection({ row, reading, read: { values } }: RowReading): void {
  if (row.section === null) return
  const name = normalizeLine(row.section)
  switch (reading.defaults.section ?? 'storageLocation') {
    case 'storageLocation':
      if (values.isStored !== false) values.storageLocation ??= name
      break
    case 'category':
      values.category ??= name
      break
    case 'collection':
      values.collections = [...(values.collections ?? []), name]
      break
    case 'tags':
      values.tags = [...new Set([...(values.tags ?? []), name])]
      break
    case 'ignore':
  }
}

/** Those of targets that no other cell fills, without cells of which is asked whether they repeat another. */
function emptyCells(cells: readonly ImportCell[], questions: readonly ImportQuestion[]): ImportCell[] {
  const filled = new Set(
    cells
      .filter(({ text, target }) => text !== '' && target.kind !== 'specific')
      .map(({ target }) => target.key),
  )
  return cells.filter(
    ({ text, target, column }) =>
      text === '' && !filled.has(target.key) && !questions.some((asked) => asked.column === column.index),
  )
}
