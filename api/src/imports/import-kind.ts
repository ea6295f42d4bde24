import type { FieldError } from '@vitrine/contracts/errors'
import type { Column } from '@vitrine/tabular/columns'
import type { z } from 'zod'

/** A batch of rows on its way to the write model. */
export interface RowBatch<Row> {
  rows: Row[]
  /** Since the last batch. */
  refused: RefusedRow[]
  /** Lines of the file that are done once this batch is. */
  linesDone: number
}

export interface RefusedRow {
  line: number
  /** The row's key where it has one, so that it is found again in the file. */
  url?: string | undefined
  externalId?: string | undefined
  errors: FieldError[]
  /** By field, the beginning of what was refused. */
  values?: Readonly<Record<string, string>> | undefined
}

/** A kind of record that files bring in. */
export interface ImportKind<Row> {
  name: string
  schema: z.ZodType<Row>
  /** The columns of a table; absent where files are NDJSON alone. */
  fileColumns?: readonly Column[]
  /** What else the row must be true to on this site. */
  check(row: Row): FieldError[]
  /** Unique within a file. */
  keyOf(row: Row): string
  /** The field that tells rows apart. */
  keyField: 'url' | 'externalId'
  /** Rows that one transaction takes. Default 250. */
  batchRows?: number
  /** One transaction: rows, events, audit and progress. */
  write(importId: number, batch: RowBatch<Row>): Promise<{ imported: number; unchanged: number }>
}
