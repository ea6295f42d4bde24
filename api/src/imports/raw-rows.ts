import { csvRows } from './csv-rows.ts'
import type { ImportFile } from './import-file.ts'
import { ndjsonRows, type RawRow } from './raw-row.ts'

/** What a file of rows holds: CSV where its name says so (`.csv`, `.csv.gz`), else NDJSON. */
export function rawRowsOf(file: ImportFile): AsyncGenerator<RawRow[]> {
  return /\.csv(\.gz)?$/i.test(file.path) ? csvRows(file.chunks()) : ndjsonRows(file.chunks())
}
