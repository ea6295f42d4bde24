import { CsvError, Parser } from 'csv-parse'
import { TableUnreadable } from './table-unreadable.ts'

/** How the fields of a file are told apart. */
export interface Dialect {
  delimiter: string
  quoting: Quoting
}

/**
 * `double`: "say ""hi"""; `backslash`: "say \"hi\""; `single`: 'a, b'; `spaced`: double quotes, and spaces
 * after the delimiter; `none`: quotes are a part of the text.
 */
export type Quoting = 'double' | 'backslash' | 'single' | 'spaced' | 'none'

const quotingOptions = {
  double: { quote: '"', escape: '"' },
  backslash: { quote: '"', escape: '\\' },
  single: { quote: "'", escape: "'" },
  spaced: { quote: '"', escape: '"', ltrim: true, rtrim: true },
  none: { quote: null, escape: null },
} as const satisfies Record<Quoting, object>

export interface TableRecord {
  cells: readonly string[]
  /** The line on which it ends, from 1. */
  line: number
}

/** Ours: as much as the api takes in one request. What is longer breaks the file where it begins. */
export const RECORD_MAX = 2 * 1024 * 1024

/** Records of pieces of a file, given as they come. Quotes within a text are taken as they are. */
export class RecordParser {
  private readonly parser: Collector
  private readonly linesBefore: number
  /** The line on which the last complete record ends. */
  private lastLine: number

  /**
   * @param linesBefore lines of the file that are not given, such as a `sep=` line
   * @param isStrict whether a quote within a text breaks the file. Default false
   */
  constructor(
    { delimiter, quoting, lineBreaks }: Dialect & { lineBreaks: readonly string[] },
    { linesBefore, isStrict = false }: { linesBefore: number; isStrict?: boolean },
  ) {
    this.linesBefore = linesBefore
    this.lastLine = linesBefore
    this.parser = new Collector({
      ...quotingOptions[quoting],
      delimiter,
      record_delimiter: [...lineBreaks],
      skip_empty_lines: true,
      // A spreadsheet writes its formatted rows below the last one as delimiters alone.
      skip_records_with_empty_values: true,
      relax_quotes: !isStrict,
      relax_column_count: true,
      max_record_size: RECORD_MAX,
    })
    this.parser.resume()
    this.parser.on('error', () => undefined)
  }

  /**
   * The records that end in this piece.
   *
   * @returns `failure` after the records before it, where the file cannot be read further
   */
  async read(piece: Buffer): Promise<{ records: TableRecord[]; failure: Error | null }> {
    const failure = await new Promise<Error | null>((resolve) => {
      this.parser.once('error', resolve)
      this.parser.write(piece, (error) => {
        this.parser.off('error', resolve)
        resolve(error ?? null)
      })
    })
    return this.taken(failure)
  }

  /** The records that end with the file. */
  async end(): Promise<{ records: TableRecord[]; failure: Error | null }> {
    const failure = await new Promise<Error | null>((resolve) => {
      this.parser.once('error', resolve)
      this.parser.once('end', () => resolve(null))
      this.parser.end()
    })
    return this.taken(failure)
  }

  private taken(failure: Error | null): { records: TableRecord[]; failure: Error | null } {
    const records = this.parser.takeRecords()
    for (const record of records) record.line += this.linesBefore
    this.lastLine = records.at(-1)?.line ?? this.lastLine
    return { records, failure: failure && refusalOf(failure, this.lastLine + 1) }
  }

  close(): void {
    this.parser.destroy()
  }
}

/** Takes each record where the parser hands it on: there its line is known, and no stream has to carry it. */
class Collector extends Parser {
  private records: TableRecord[] = []

  override push(cells: readonly string[] | null): boolean {
    if (cells === null) return super.push(null)
    this.records.push({ cells, line: this.info.lines })
    return true
  }

  takeRecords(): TableRecord[] {
    const taken = this.records
    this.records = []
    return taken
  }
}

/** @param line where the record begins that cannot be read */
function refusalOf(failure: Error, line: number): Error {
  if (!(failure instanceof CsvError)) return failure
  if (failure.code === 'CSV_QUOTE_NOT_CLOSED') return new TableUnreadable({ code: 'quoteOpen', line })
  return failure.code === 'CSV_MAX_RECORD_SIZE'
    ? new TableUnreadable({ code: 'rowTooLong', line, bytes: RECORD_MAX })
    : new TableUnreadable({ code: 'rowUnreadable', line })
}
