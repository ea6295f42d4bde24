import type { Capability } from '@vitrine/contracts/access'
import type { EventDefinition } from '@vitrine/contracts/event'
import type { CopyValue } from '@vitrine/database/copy-database'
import type { Transaction } from '@vitrine/database/database'
import type { z } from 'zod'
import type { ImportKind } from './import-kind.ts'

/** Everything between these two ids, ends included. */
export type ImportedRange = z.ZodObject<{ fromId: z.ZodInt; toId: z.ZodInt }>

export interface CopyColumn<Row> {
  name: string
  /** As Postgres spells it, with its collation where that is not the database's. */
  type: string
  value: (row: Row) => CopyValue
}

/**
 * A kind of record that comes in by COPY, said once. Reading, judging, batches, progress, report, statements
 * and events follow from it: another kind of record is another definition. Its table has an identity `id`, a
 * `revision` and an `updated_at`, which the frame sees to.
 */
export interface CopyKind<Row> extends Pick<
  ImportKind<Row>,
  'name' | 'schema' | 'fileColumns' | 'check' | 'keyOf' | 'keyField'
> {
  table: string
  /** By which a record is known: a unique constraint of the table has these columns. */
  key: readonly CopyColumn<Row>[]
  /** What a row says of its record. One that has all of it already is left alone. */
  columns: readonly CopyColumn<Row>[]
  /** Brings what hangs on the written records in other tables after them, in the same transaction. */
  written?: (transaction: Transaction, ids: readonly number[]) => Promise<void>
  capability: Capability
  /** Tells of each range of ids that a batch has written to. */
  imported: EventDefinition<string, ImportedRange>
  /** What the audit log calls a batch: `sold-items.imported`. */
  action: string
}

/** The part of a kind whose records are known by a source and its own id. */
export const knownBySource: Pick<
  CopyKind<{ source: string; externalId: string }>,
  'keyField' | 'keyOf' | 'key'
> = {
  keyField: 'externalId',
  keyOf: ({ source, externalId }) => `${source}\0${externalId}`,
  key: [
    { name: 'source', type: 'text', value: (row) => row.source },
    { name: 'external_id', type: 'text COLLATE "C"', value: (row) => row.externalId },
  ],
}
