import { withoutFormulaGuard } from '@vitrine/contracts/formula-guard'
import { countKnown, matchHeader, type Column, type Header } from './columns.ts'
import { DateEvidence, dateText, dateTimeText, withoutMidnight, type DateOrder } from './dates.ts'
import { findDialect, isAsLong } from './dialect.ts'
import { asUtf8, findEncoding, HEAD_BYTES, withoutFirst } from './encoding.ts'
import type { Encoding } from './letters.ts'
import { DecimalEvidence, type Decimal } from './numbers.ts'
import { RecordParser, type Dialect, type TableRecord } from './records.ts'
import { TableUnreadable, type TwoReadings } from './table-unreadable.ts'

/**
 * The bytes of a file from its beginning, each time anew. An upload is stored before it is surveyed: its last
 * row may decide how the first one is read.
 */
export type TableSource = () => AsyncIterable<Uint8Array>

/** What whoever brings the file says about it; the rest is found out. */
export interface TableChoices {
  encoding?: Encoding
  delimiter?: string
  decimal?: Decimal
  dates?: Exclude<DateOrder, 'iso'>
}

/** How a file is read, from its first row to its last. */
export interface TableReading extends Dialect {
  encoding: Encoding
  hasByteOrderMark: boolean
  /** Some places may be no text; each is read as U+FFFD. */
  mayBeDamaged: boolean
  lineBreaks: readonly string[]
  /** Bytes of UTF-8 before the header: a `sep=` line. */
  prefixBytes: number
  header: Header
  /** Null where no number of the file shows it. */
  decimal: Decimal | null
  /** Null where the file has no dates. */
  dates: DateOrder | null
}

/** Rows that are looked at although an earlier one shows how numbers and dates are written. */
const ROWS_COMPARED = 1_000

/**
 * Finds out how a file is to be read. It reads the file once for its letters, and its rows as far as its
 * numbers and dates leave open how they are written.
 *
 * @throws TableUnreadable where the file as a whole cannot be read, or only by a guess
 */
export async function surveyTable(
  source: TableSource,
  columns: readonly Column[],
  choices: TableChoices = {},
): Promise<TableReading> {
  const letters = await findEncoding(source(), choices.encoding)
  const head = await collected(asUtf8(once(letters.head), letters))
  const dialect = await findDialect(head, {
    columns,
    isWhole: letters.head.length < HEAD_BYTES,
    ...(choices.delimiter !== undefined && { chosen: choices.delimiter }),
  })
  const [first, ...rows] = dialect.records
  if (!first || dialect.records.every(({ cells }) => cells.every((cell) => cell.trim() === '')))
    throw new TableUnreadable({ code: 'empty' })
  refuseLinesAbove(head, first, columns)
  const header = matchHeader(first.cells, columns)
  refuseOtherWidth(rows, header)
  const { delimiter, quoting, lineBreaks, prefixBytes } = dialect
  const { encoding, hasByteOrderMark, mayBeDamaged } = letters
  const found = {
    encoding,
    hasByteOrderMark,
    mayBeDamaged,
    delimiter,
    quoting,
    lineBreaks,
    prefixBytes,
    header,
  }
  return { ...found, ...(await findReadings(source, found, choices)) }
}

/** The records of a file, those of a piece together, the header's first. */
export async function* recordsOf(
  source: TableSource,
  reading: Pick<
    TableReading,
    'encoding' | 'hasByteOrderMark' | 'delimiter' | 'quoting' | 'lineBreaks' | 'prefixBytes'
  >,
): AsyncGenerator<TableRecord[]> {
  const parser = new RecordParser(reading, { linesBefore: reading.prefixBytes > 0 ? 1 : 0 })
  try {
    for await (const piece of withoutFirst(asUtf8(source(), reading), reading.prefixBytes)) {
      const { records, failure } = await parser.read(piece)
      yield records
      if (failure) throw failure
    }
    const { records, failure } = await parser.end()
    yield records
    if (failure) throw failure
  } finally {
    parser.close()
  }
}

/** Lines that are looked at for names of columns, where the first one names none. */
const LINES_ABOVE_HEADER = 20

/** The title of a table, and when it was made, above the names of its columns. */
function refuseLinesAbove(head: Buffer, first: TableRecord, columns: readonly Column[]): void {
  if (countKnown(first.cells, columns) > 0) return
  const lines = head.toString().split(/\r\n|\n|\r/, LINES_ABOVE_HEADER)
  const at = lines.findIndex((line) => countKnown(line.split(/[,;\t|]/), columns) > 1)
  if (at > 0) throw new TableUnreadable({ code: 'headerBelow', line: at + 1 })
}

/** A few rows of another length are refused one by one. */
function refuseOtherWidth(rows: readonly TableRecord[], { columns }: Header): void {
  const others = rows.filter(({ cells }) => !isAsLong(cells, columns.length))
  const [first] = others
  if (first && others.length > 2 && others.length >= rows.length * 0.9)
    throw new TableUnreadable({
      code: 'fieldCount',
      expected: columns.length,
      found: first.cells.length,
      line: first.line,
    })
}

async function findReadings(
  source: TableSource,
  found: Omit<TableReading, 'decimal' | 'dates'>,
  { decimal, dates }: TableChoices,
): Promise<Pick<TableReading, 'decimal' | 'dates'>> {
  const typed = found.header.columns.flatMap((column, place) => {
    if (!column?.type || column.type === 'text') return []
    return (column.type === 'number' ? decimal : dates) ? [] : [{ column, place }]
  })
  const numbers = new DecimalEvidence()
  const days = new DateEvidence()
  const hasNumbers = typed.some(({ column }) => column.type === 'number')
  const hasDates = typed.some(({ column }) => column.type !== 'number')
  const isClear = () => (!hasNumbers || numbers.isClear) && (!hasDates || days.isClear)
  let mayBePlain = hasNumbers
  let rows = 0
  try {
    for await (const records of typed.length > 0 ? recordsOf(source, found) : []) {
      for (const { cells } of rows === 0 ? records.slice(1) : records)
        for (const { column, place } of typed) note(column, cells[place] ?? '', numbers, days)
      rows += records.length
      if (rows <= ROWS_COMPARED) continue
      if (isClear()) break
      if (!mayBePlain || !numbers.isEmpty || (hasDates && !days.isClear)) continue
      // So far there are whole numbers alone; where no other comes, the rest has nothing to say.
      mayBePlain = false
      if (!(await hasSeparatedNumbers(asUtf8(source(), found), found.delimiter))) break
    }
  } catch (error) {
    // What breaks a file is said where its rows are read.
    if (!(error instanceof TableUnreadable)) throw error
  }
  return {
    decimal: decimal ?? resolved(numbers.decide(), 'decimal'),
    dates: dates ?? resolved(days.decide(), 'dates'),
  }
}

function note(column: Column, guarded: string, numbers: DecimalEvidence, days: DateEvidence): void {
  const cell = withoutFormulaGuard(guarded)
  if (column.type === 'number') numbers.add(column.name, cell)
  else if (column.type === 'dateTime') days.add(column.name, cell, dateTimeText)
  else days.add(column.name, withoutMidnight(cell), dateText)
}

function resolved<Rule extends string>(
  rule: Rule | null | { column: string; values: TwoReadings[] | [string, string] },
  choice: 'decimal' | 'dates',
): Rule | null {
  if (typeof rule === 'string' || rule === null) return rule
  const [one, other] = rule.values
  throw new TableUnreadable(
    typeof one === 'string' && typeof other === 'string'
      ? { code: 'bothForms', column: rule.column, choice, values: [one, other] }
      : {
          code: 'twoReadings',
          column: rule.column,
          choice,
          values: rule.values.filter((value) => typeof value !== 'string'),
        },
  )
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

/** More than any amount is long, so that none is cut between two pieces. */
const LONGEST = 64

/**
 * Whether some cell of a text may be a number with a point or a comma in it, of any column: a search that
 * takes a fraction of the time that reading the records does.
 *
 * @param pieces of UTF-8
 */
async function hasSeparatedNumbers(pieces: AsyncIterable<Buffer>, delimiter: string): Promise<boolean> {
  const end = `["'\\r\\n${delimiter.replace(/[\\\]^-]/, '\\$&')}]`
  const number = new RegExp(`${end} *[+-]?\\d[\\d.,' \\x80-\\xff]{0,40}[.,]\\d+ *${end}`)
  let before = '\n'
  for await (const piece of pieces) {
    const text = before + piece.toString('latin1')
    if (number.test(text)) return true
    before = text.slice(-LONGEST)
  }
  return number.test(`${before}\n`)
}
