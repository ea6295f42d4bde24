import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FileBroken } from './import-file.ts'
import { LINE_MAX } from './lines.ts'
import type { RawRow } from './raw-row.ts'

/** What cannot be decoded becomes this sign, and stands in no good text. */
const UNDECODABLE = '\ufffd'

/**
 * The records of a CSV file with a header, each under the number of the line on which it ends. Quotes within a text are
 * taken as they are; a quote that never closes breaks the file where it begins.
 * @throws FileBroken
 */
export async function* csvRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRow> {
  const parser = parse({ columns: (header: string[]) => header.map((name) => name.trim()), bom: true, info: true, skip_empty_lines: true, relax_quotes: true, relax_column_count: true, max_record_size: LINE_MAX })
  const source = Readable.from(chunks)
  // Whoever reads the parser learns what broke the file, too.
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    const records: AsyncIterable<{ record: Record<string, string>; info: { lines: number; error?: CsvError } }> = parser
    for await (const { record, info } of records) {
      const text = Object.values(record).join('')
      const problem = info.error ? ('columns' as const) : text.includes(UNDECODABLE) ? ('notText' as const) : null
      yield { number: info.lines, size: text.length, ...(problem ? { problem } : { value: record }) }
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileBroken(error) : error
  } finally {
    source.destroy()
    parser.destroy()
  }
}
