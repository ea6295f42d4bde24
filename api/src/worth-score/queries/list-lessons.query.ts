import type { WordEffects, WorthLesson } from '@vitrine/contracts/worth-score/schemas'
import type { Database } from '@vitrine/database/database'
import type { LearntLessons } from '../learnt-lessons.ts'
import { strongestWords } from '../strongest-words.ts'

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

/** Of the lesson of each currency that is in use; currencies with most sold items first. */
export async function listWordEffects(database: Database, lessons: LearntLessons): Promise<WordEffects[]> {
  const newest = await database
    .selectFrom('worth_score_lessons')
    .distinctOn('currency')
    .select(['currency', 'lots'])
    .orderBy('currency')
    .orderBy('id', 'desc')
    .execute()
  const effects = await Promise.all(
    newest
      .toSorted((one, other) => other.lots - one.lots)
      .map(async ({ currency }) => ({ currency, learnt: await lessons.of(currency) })),
  )
  return effects.flatMap(({ currency, learnt }) =>
    learnt ? [{ currency, ...strongestWords(learnt.prices.weights) }] : [],
  )
}
