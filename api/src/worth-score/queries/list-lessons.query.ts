import type { WorthLesson } from '@vitrine/contracts/worth-score/schemas'
import type { Database } from '@vitrine/database/database'

const MOST = 100

/** The newest first. */
export async function listLessons(database: Database): Promise<WorthLesson[]> {
  const rows = await database
    .selectFrom('worth_score_lessons')
    .select(['id', 'currency', 'learnt_at', 'lots', 'first_sale', 'last_sale', 'judged', 'median_factor'])
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    currency: row.currency,
    learntAt: row.learnt_at.toISOString(),
    lots: row.lots,
    firstSale: row.first_sale,
    lastSale: row.last_sale,
    judged: row.judged,
    medianFactor: row.median_factor,
  }))
}
