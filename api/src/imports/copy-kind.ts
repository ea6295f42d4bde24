import type { Capability } from '@vitrine/contracts/access'
import type { EventDefinition } from '@vitrine/contracts/event'
import type { CopyValue } from '@vitrine/database/copy-database'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { ImportKind } from './import-kind.ts'

/** Everything between these two ids, ends included. */
export type ImportedRange = z.ZodObject<{ fromId: z.ZodInt; toId: z.ZodInt }>

/**
 * A kind of record that comes in by COPY, said once. Reading, judging, batches, progress, report and events follow from
 * it: another kind of record is another definition.
 */
export interface CopyKind<Row> extends Pick<ImportKind<Row>, 'name' | 'schema' | 'check' | 'keyOf' | 'keyField'> {
  /** The columns that a row is copied into, before it is brought to its table. */
  columns: readonly { name: string; type: string; value: (row: Row) => CopyValue }[]
  /**
   * Brings the copied rows to their table: new ones are inserted, those of the same key brought to the row's values, and
   * those that are so already left alone. Returns the ids of what was written. Rows are taken in the order of their key,
   * so that two imports that share some wait for each other in one direction only.
   */
  upsert: (copied: RawBuilder<unknown>) => RawBuilder<{ id: number }>
  capability: Capability
  /** Tells of each range of ids that a batch has written to. */
  imported: EventDefinition<string, ImportedRange>
  /** What the audit log calls a batch: `sold-items.imported`. */
  action: string
}
