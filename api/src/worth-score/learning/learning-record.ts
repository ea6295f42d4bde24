import type { Database } from '@vitrine/database/database'
import { ENGINE_VERSION } from '@vitrine/worth-score/learn'
import { sql } from 'kysely'

/** The last learning, finished or not. */
export interface LearningRecord {
  startedAt: Date
  finishedAt: Date | null
  /** Sold items when it was last finished. */
  soldItems: number
  /** Of the engine, when it was last finished. */
  engineVersion: number
  problem: string
}

export async function readLearning(database: Database): Promise<LearningRecord | null> {
  const row = await database.selectFrom('worth_score_learning').selectAll().executeTakeFirst()
  return row
    ? {
        startedAt: row.started_at,
        finishedAt: row.finished_at,
        soldItems: row.sold_items,
        engineVersion: row.engine_version,
        problem: row.problem,
      }
    : null
}

/** Sold items as the database's triggers count them: quick however many there are. */
export async function countSoldItems(database: Database): Promise<number> {
  const { rows } = await sql<{
    items: number
  }>`SELECT coalesce(sum(items), 0)::bigint AS items FROM sold_item_counts`.execute(database)
  return rows[0]?.items ?? 0
}

/** Runs a learning and notes what became of it, so that staff see it and the next one comes when it is due. */
export async function recorded(
  database: Database,
  now: () => Date,
  learn: () => Promise<number>,
): Promise<number> {
  const [soldItems, started_at] = [await countSoldItems(database), now()]
  await database
    .insertInto('worth_score_learning')
    .values({ started_at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ started_at, finished_at: null, problem: '' }),
    )
    .execute()
  try {
    const learnt = await learn()
    await database
      .updateTable('worth_score_learning')
      .set({ finished_at: now(), sold_items: soldItems, engine_version: ENGINE_VERSION })
      .execute()
    return learnt
  } catch (error) {
    await database
      .updateTable('worth_score_learning')
      .set({ problem: error instanceof Error ? error.message : String(error) })
      .execute()
    throw error
  }
}
