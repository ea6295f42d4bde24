import { CsvError, Parser } from 'csv-parse'
import { FileBroken } from './import-file.ts'
import { LINE_MAX } from './lines.ts'
import type { RawRow } from './raw-row.ts'

/** What cannot be decoded becomes this sign, and stands in no good text. */
const UNDECODABLE = '\ufffd'

/**
 * The records of a CSV file with a header, each under the number of the line on which it ends, as many at
 * once as are read at once. Quotes within a text are taken as they are; a quote that never closes breaks the
 * file where it begins.
 *
 * @throws FileBroken
 */
export async function* csvRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRow[]> {
  const parser = new RowParser()
  parser.resume()
  const broken = new Promise<Error>((resolve) =>
    parser.once('error', (error) => resolve(error instanceof CsvError ? new FileBroken(error) : error)),
  )
  try {
    for await (const chunk of chunks) {
      const failure = await Promise.race([
        broken,
        new Promise<null>((resolve) => parser.write(chunk, (error) => error ?? resolve(null))),
      ])
      yield parser.takeRows()
      if (failure) throw failure
    }
    const ended = new Promise<null>((resolve) => parser.once('end', () => resolve(null)))
    parser.end()
    const failure = await Promise.race([broken, ended])
    yield parser.takeRows()
    if (failure) throw failure
  } finally {
    parser.destroy()
  }
}

/** Takes each record where the parser hands it on: there its line is known, and no stream has to carry it. */
class RowParser extends Parser {
  private header: readonly string[] | undefined
  private rows: RawRow[] = []

  constructor() {
    super({
      bom: true,
      skip_empty_lines: true,
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: LINE_MAX,
    })
  }

  override push(record: readonly string[] | null): boolean {
    if (record === null) return super.push(null)
    if (this.header) this.rows.push(rawRowOf(record, this.header, this.info.lines))
    else this.header = record.map((name) => name.trim())
    return true
  }

  takeRows(): RawRow[] {
    const taken = this.rows
    this.rows = []
    return taken
  }
}

function rawRowOf(record: readonly string[], header: readonly string[], number: number): RawRow {
  const value: Record<string, string> = {}
  let size = 0
  let isText = true
  for (const [place, text] of record.entries()) {
    size += text.length
    if (text.includes(UNDECODABLE)) isText = false
    const name = header[place]
    if (name !== undefined) value[name] = text
  }
  if (record.length !== header.length) return { number, size, problem: 'columns' }
  return isText ? { number, size, value } : { number, size, problem: 'notText' }
}
