import { CsvError, parse } from 'csv-parse'
import { FileBroken } from './import-file.ts'
import { LINE_MAX } from './lines.ts'
import type { RawRow } from './raw-row.ts'

/** What cannot be decoded becomes this sign, and stands in no good text. */
const UNDECODABLE = '\ufffd'

interface Parsed {
  record: Record<string, string>
  info: { lines: number; error?: CsvError }
}

/**
 * The records of a CSV file with a header, each under the number of the line on which it ends, as many at once as are read at once.
 * Quotes within a text are taken as they are; a quote that never closes breaks the file where it begins.
 * @throws FileBroken
 */
export async function* csvRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRow[]> {
  const parser = parse({ columns: (header: string[]) => header.map((name) => name.trim()), bom: true, info: true, skip_empty_lines: true, relax_quotes: true, relax_column_count: true, max_record_size: LINE_MAX })
  const parsed: RawRow[] = []
  parser.on('data', (row: Parsed) => parsed.push(rawRowOf(row)))
  const broken = new Promise<Error>((resolve) => parser.once('error', (error) => resolve(error instanceof CsvError ? new FileBroken(error) : error)))
  const taken = () => parsed.splice(0)
  try {
    for await (const chunk of chunks) {
      const failure = await Promise.race([broken, new Promise<null>((resolve) => parser.write(chunk, (error) => error ?? resolve(null)))])
      yield taken()
      if (failure) throw failure
    }
    const ended = new Promise<null>((resolve) => parser.once('end', () => resolve(null)))
    parser.end()
    const failure = await Promise.race([broken, ended])
    yield taken()
    if (failure) throw failure
  } finally {
    parser.destroy()
  }
}

function rawRowOf({ record, info: { lines, error } }: Parsed): RawRow {
  let size = 0
  let isText = true
  for (const text of Object.values(record)) {
    size += text.length
    if (text.includes(UNDECODABLE)) isText = false
  }
  if (error) return { number: lines, size, problem: 'columns' }
  return isText ? { number: lines, size, value: record } : { number: lines, size, problem: 'notText' }
}
