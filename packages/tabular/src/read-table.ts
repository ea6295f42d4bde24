import { withoutFormulaGuard } from '@vitrine/contracts/formula-guard'
import type { Column } from './columns.ts'
import { dateText, dateTimeText, withoutMidnight, type DateOrder } from './dates.ts'
import { isAsLong } from './dialect.ts'
import { numberText, type Decimal } from './numbers.ts'
import type { TableRecord } from './records.ts'
import { recordsOf, type TableReading, type TableSource } from './survey-table.ts'

export interface TableRow {
  /** The line of the file on which the row ends, from 1. */
  line: number
  /** About how many characters it holds. */
  size: number
  /** By the columns' documented names; numbers and dates in one form, other texts as they are. */
  value: Record<string, string>
  /** Why nothing of the row can be used. */
  problem?: 'fieldCount' | 'brokenText'
  /** Fields that are written in another way than the rest of the file, or in one that is never read. */
  otherForm?: readonly { field: string; form: OtherForm }[]
}

/** What cannot be decoded becomes this sign, and stands in no good text. */
const UNDECODABLE = '\ufffd'

/**
 * The rows of a file as a survey said that they are to be read, those of a piece together.
 *
 * @throws TableUnreadable after the rows before it, where a quote never closes; what `source` throws
 */
export async function* readTable(source: TableSource, reading: TableReading): AsyncGenerator<TableRow[]> {
  const cellsOf = reading.header.columns.map((column) => (column ? cellReader(column, reading) : null))
  let isHeader = true
  for await (const records of recordsOf(source, reading)) {
    const rows = isHeader ? records.slice(1) : records
    if (records.length > 0) isHeader = false
    yield rows.map((record) => rowOf(record, cellsOf, reading.mayBeDamaged))
  }
}

type CellReader = (cell: string, row: TableRow) => void

function rowOf(
  { cells, line }: TableRecord,
  readers: readonly (CellReader | null)[],
  mayBeDamaged: boolean,
): TableRow {
  const row: TableRow = { line, size: 0, value: {} }
  let isText = true
  for (const [place, cell] of cells.entries()) {
    row.size += cell.length
    if (mayBeDamaged && cell.includes(UNDECODABLE)) isText = false
    readers[place]?.(cell, row)
  }
  if (!isAsLong(cells, readers.length)) row.problem = 'fieldCount'
  else if (!isText) row.problem = 'brokenText'
  return row
}

function cellReader({ name, type = 'text' }: Column, { decimal, dates }: TableReading): CellReader {
  const plain: CellReader = (cell, row) => {
    row.value[name] = cell.startsWith("'") ? withoutFormulaGuard(cell) : cell
  }
  if (type === 'text') return plain
  if (type === 'number') {
    const expected = decimal ?? 'point'
    return typed(
      name,
      (cell) => numberText(cell, expected),
      (cell) =>
        numberText(cell, expected === 'point' ? 'comma' : 'point') === null ? unreadNumber(cell) : expected,
    )
  }
  const order = dates ?? 'iso'
  const read = (cell: string, of: DateOrder) =>
    type === 'dateTime' ? dateTimeText(cell, of) : dateText(withoutMidnight(cell), of)
  const isReadOtherwise = (cell: string) =>
    order !== 'iso' && read(cell, order === 'day-first' ? 'month-first' : 'day-first') !== null
  return typed(
    name,
    (cell) => read(cell, order),
    (cell) => (isReadOtherwise(cell) ? order : unreadDate(cell)),
  )
}

/** What is not read stays the text that it is, for whoever judges the row. */
function typed(
  field: string,
  read: (cell: string) => string | null,
  formOfUnread: (cell: string) => OtherForm | null,
): CellReader {
  return (cell, row) => {
    const text = cell.startsWith("'") ? withoutFormulaGuard(cell) : cell
    const value = read(text)
    const form = value === null ? formOfUnread(text) : null
    if (form) row.otherForm = [...(row.otherForm ?? []), { field, form }]
    row.value[field] = value ?? text
  }
}

/** A form in which values are often written and which is never read: what it means would be a guess. */
type UnreadForm = 'currency' | 'brackets' | 'shortYear' | 'dayCount'

/** The form that the rest of the file has, or the one in which a value cannot be read. */
export type OtherForm = Decimal | DateOrder | UnreadForm

const CURRENCY_SIGN = /^[+-]?\s*(?:\p{Sc}|\p{L}{1,3}\p{Sc}?)\s*[+-]?\d|\d\s*(?:\p{Sc}|\p{L}{1,3}\.?)$/u
const BRACKETS = /^\(\P{L}*\d\P{L}*\)$/u
const SHORT_YEAR = /^\d{1,2}([-/. ])(?:\d{1,2}|\p{L}{3,9}\.?)\1['’]?\d{2}$/u

/** As spreadsheets store a date, from 1927 to 2173: a number of five digits, with the time behind it. */
const DAY_COUNT = /^[1-9]\d{4}(?:[.,]\d+)?$/

/** '$12.50', '12,50 EUR', '(12.50)' */
function unreadNumber(text: string): UnreadForm | null {
  const trimmed = text.trim()
  if (BRACKETS.test(trimmed)) return 'brackets'
  return CURRENCY_SIGN.test(trimmed) ? 'currency' : null
}

/** '31/1/20', '31-Jan-20', '45123' */
function unreadDate(text: string): UnreadForm | null {
  const trimmed = text.trim()
  if (SHORT_YEAR.test(trimmed)) return 'shortYear'
  return DAY_COUNT.test(trimmed) ? 'dayCount' : null
}
