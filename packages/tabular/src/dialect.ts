import { countKnown, type Column } from './columns.ts'
import { RecordParser, type Dialect, type Quoting, type TableRecord } from './records.ts'

const delimiters = [',', ';', '\t', '|'] as const

export interface FoundDialect extends Dialect {
  lineBreaks: readonly string[]
  /** Bytes of UTF-8 before the header: a `sep=` line. */
  prefixBytes: number
  /** The first complete records of the file; the header is the first. */
  records: readonly TableRecord[]
}

const RECORDS_COMPARED = 500

/**
 * How the beginning of a file tells its fields apart: by its `sep=` line, else by the delimiter with which
 * most cells of the first record name columns and most records are as long as the first.
 *
 * @param head the beginning of the file as UTF-8
 * @param isWhole whether the file ends with it
 */
export async function findDialect(
  head: Buffer,
  { columns, isWhole, chosen }: { columns: readonly Column[]; isWhole: boolean; chosen?: string },
): Promise<FoundDialect> {
  const text = head.toString()
  const sepLine = /^"?sep=([^\r\n"])"?(\r\n|\n|\r)/i.exec(text)
  const prefixBytes = Buffer.byteLength(sepLine?.[0] ?? '')
  const table = head.subarray(prefixBytes)
  const lineBreaks = lineBreaksOf(text)
  const linesBefore = sepLine ? 1 : 0
  const read = async (dialect: Dialect, isStrict = false) =>
    await recordsOf(table, { ...dialect, lineBreaks }, { isWhole, linesBefore, isStrict })
  const [, firstLine = ''] = /^[\r\n]*([^\r\n]*)/.exec(text.slice(sepLine?.[0].length ?? 0)) ?? []
  const given = chosen ?? sepLine?.[1]
  const possible = given === undefined ? delimiters.filter((sign) => firstLine.includes(sign)) : [given]
  const delimiter =
    possible.length > 1
      ? await best(possible, async (sign) => {
          const { records } = await read({ delimiter: sign, quoting: 'double' })
          return countKnown(records[0]?.cells ?? [], columns) * 10 * RECORDS_COMPARED + evenness(records)
        })
      : (possible[0] ?? ',')
  const quoting = await findQuoting(
    text,
    firstLine,
    async (name, isStrict = false) => await read({ delimiter, quoting: name }, isStrict),
  )
  return {
    delimiter,
    quoting,
    lineBreaks,
    prefixBytes,
    records: (await read({ delimiter, quoting })).records,
  }
}

/** A carriage return alone ends a line where one ends the first line, whatever ends the others. */
function lineBreaksOf(text: string): string[] {
  if (!text.includes('\n')) return ['\r']
  return /^[\r\n]*[^\r\n]+\r(?!\n)/.test(text) ? ['\r\n', '\n', '\r'] : ['\r\n', '\n']
}

/** The first of those with the highest score. */
async function best<Value extends string>(
  values: readonly Value[],
  score: (value: Value) => Promise<number>,
): Promise<Value> {
  let highest: { value: Value; score: number } | undefined
  for (const value of values) {
    const now = { value, score: await score(value) }
    if (!highest || now.score > highest.score) highest = now
  }
  if (!highest) throw new Error('There is nothing to choose from.')
  return highest.value
}

type ReadHead = (
  quoting: Quoting,
  isStrict?: boolean,
) => Promise<{ records: TableRecord[]; isBroken: boolean }>

/** What follows RFC 4180 to the letter is read so; else the quotes with which most records are as long. */
async function findQuoting(text: string, firstLine: string, read: ReadHead): Promise<Quoting> {
  const hasSingleQuotes = /^'[^']*'([,;\t|]'[^']*')*$/.test(firstLine)
  const strict = await read('double', true)
  if (!hasSingleQuotes && !strict.isBroken && isEven(strict.records)) return 'double'
  const hasBackslashes = /\\"(?![,;\t|\r\n])/.test(text)
  const hasSpaces = /[,;|] +"/.test(text) && !/[,;|]"/.test(text)
  // Of two that fit alike the earlier one is taken; what no sign of the text speaks for is not tried.
  const likely: Quoting[] = [
    ...(hasSingleQuotes ? (['single'] as const) : []),
    ...(hasBackslashes ? (['backslash'] as const) : []),
    ...(hasSpaces ? (['spaced'] as const) : []),
    'double',
    'none',
  ]
  return await best(likely, async (name) => {
    const { records } = await read(name)
    const isTable = (records[0]?.cells.length ?? 0) > 1
    // Without quotes every record must fit: else one quote that is never closed would speak for it.
    return name === 'none' && !(isTable && isEven(records)) ? -Infinity : evenness(records)
  })
}

function isEven(records: readonly TableRecord[]): boolean {
  return evenness(records) === Math.min(records.length, RECORDS_COMPARED) - 1
}

/** How many records are as long as the first, less those that are not. */
function evenness(records: readonly TableRecord[]): number {
  const [header, ...rows] = records.slice(0, RECORDS_COMPARED)
  const width = header?.cells.length ?? 0
  return rows.reduce((sum, { cells }) => sum + (isAsLong(cells, width) ? 1 : -1), 0)
}

/** Whether a record has as many fields as the header; empty ones behind do not count. */
export function isAsLong(cells: readonly string[], width: number): boolean {
  return (
    cells.length === width || (cells.length > width && cells.slice(width).every((cell) => cell.trim() === ''))
  )
}

async function recordsOf(
  table: Buffer,
  dialect: Dialect & { lineBreaks: readonly string[] },
  { isWhole, linesBefore, isStrict }: { isWhole: boolean; linesBefore: number; isStrict: boolean },
): Promise<{ records: TableRecord[]; isBroken: boolean }> {
  const parser = new RecordParser(dialect, { linesBefore, isStrict })
  try {
    const { records, failure } = await parser.read(table)
    if (failure || !isWhole) return { records, isBroken: failure !== null }
    const end = await parser.end()
    return { records: [...records, ...end.records], isBroken: end.failure !== null }
  } finally {
    parser.close()
  }
}
