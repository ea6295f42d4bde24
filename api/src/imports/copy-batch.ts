import { newEvent } from '@vitrine/contracts/event'
import type { CopyDatabase } from '@vitrine/database/copy-database'
import type { NamedActor } from '@vitrine/domain/audit/audit'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { sql } from 'kysely'
import type { CommandFrame } from '../commands/command-frame.ts'
import { RACES_TO_REPEAT } from '../commands/repeat-lost-races.ts'
import type { CopyKind } from './copy-kind.ts'
import { idRanges } from './id-ranges.ts'
import { noteBatch } from './import-progress.ts'

/** The rows' place before they are brought to their table: of this connection alone, and empty after each transaction. */
const COPIED = 'copied_rows'

export interface CopyParts {
  copying: CopyDatabase
  /** On the same connection. */
  frame: CommandFrame
  actor: NamedActor
}

export interface CopyBatch<Row> {
  rows: readonly Row[]
  /** Null where no file is followed. */
  progress: { importId: number; linesDone: number; refused: number } | null
}

/** One transaction: rows, one event for each range of ids, audit and progress. */
export async function writeCopyBatch<Row>({ copying, frame, actor }: CopyParts, kind: CopyKind<Row>, { rows, progress }: CopyBatch<Row>): Promise<{ imported: number; unchanged: number }> {
  const imported = await frame.run({ actor, capability: kind.capability, repeatAfter: RACES_TO_REPEAT }, async (transaction) => {
    const columns = kind.columns.map(({ name, type }) => `${name} ${type}`).join(', ')
    await sql.raw(`CREATE TEMPORARY TABLE IF NOT EXISTS ${COPIED} (${columns}) ON COMMIT DELETE ROWS`).execute(transaction)
    await copying.copy(COPIED, kind.columns.map(({ name }) => name), copiedRows(kind, rows))
    const { rows: written } = await kind.upsert(sql.table(COPIED)).execute(transaction)
    const ranges = idRanges(written.map(({ id }) => id))
    const counts = { imported: written.length, unchanged: rows.length - written.length }
    if (progress) await noteBatch(transaction, progress.importId, { ...counts, refused: progress.refused, linesDone: progress.linesDone })
    reachFailpoint('import-before-commit')
    return {
      result: counts,
      events: ranges.map((range) => newEvent(kind.imported, range)),
      audit: { action: kind.action, subject: { type: 'import', id: progress?.importId ?? 0 }, details: { ...counts, ...(progress && { refused: progress.refused, upToLine: progress.linesDone }) } },
    }
  })
  reachFailpoint('import-after-commit')
  return imported
}

function* copiedRows<Row>({ columns }: CopyKind<Row>, rows: readonly Row[]) {
  for (const row of rows) yield columns.map(({ value }) => value(row))
}
