import type { Database, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

export interface ImportCounts {
  imported: number
  unchanged: number
  refused: number
}

export interface ImportProgress extends ImportCounts {
  id: number
  linesDone: number
}

interface ImportIdentity {
  kind: string
  fingerprint: string
  fileName: string
}

/** Where an import stands: a new one or one that had finished begins at 0, an unfinished one goes on. */
export async function openProgress(
  database: Database,
  { kind, fingerprint, fileName }: ImportIdentity,
): Promise<ImportProgress> {
  return await database.transaction().execute(async (transaction) => {
    const beginning = {
      lines_done: 0,
      imported: 0,
      unchanged: 0,
      refused: 0,
      started_at: sql<Date>`now()`,
      finished_at: null,
    }
    await transaction
      .insertInto('imports')
      .values({ kind, fingerprint, file_name: fileName })
      .onConflict((conflict) =>
        conflict.column('fingerprint').doUpdateSet(beginning).where('imports.finished_at', 'is not', null),
      )
      .execute()
    const row = await transaction
      .selectFrom('imports')
      .selectAll()
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirstOrThrow()
    return {
      id: row.id,
      linesDone: row.lines_done,
      imported: row.imported,
      unchanged: row.unchanged,
      refused: row.refused,
    }
  })
}

/** Part of the batch's own transaction: no row without its progress, no progress without its rows. */
export async function noteBatch(
  transaction: Transaction,
  id: number,
  { imported, unchanged, refused, linesDone }: ImportCounts & { linesDone: number },
): Promise<void> {
  await transaction
    .updateTable('imports')
    .set((row) => ({
      lines_done: linesDone,
      imported: row('imported', '+', imported),
      unchanged: row('unchanged', '+', unchanged),
      refused: row('refused', '+', refused),
    }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function finishProgress(database: Database, id: number): Promise<void> {
  await database
    .updateTable('imports')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
