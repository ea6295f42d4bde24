import { newEvent } from '@vitrine/contracts/event'
import { worthScoreLearned } from '@vitrine/contracts/worth-score/events'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import type { Candidate } from '@vitrine/worth-score/comparables'
import { learn, type Lesson } from '@vitrine/worth-score/learn'
import { sql } from 'kysely'
import { similarLots, type LotSources } from '../similar-lots.ts'
import { loadLots, type SoldItemLot } from '../sold-lots.ts'
import { packAccuracy } from '../stored-accuracy.ts'
import { packLesson } from '../stored-lesson.ts'

export interface LearnWorthOptions {
  /** The newest sold items of a currency that are learnt from. */
  mostLots: number
  /** Later ones of them that are estimated to calibrate the ranges. */
  mostJudged: number
  now: () => Date
  /** Told before each currency. */
  onCurrency: (currency: string, lots: number) => void
  onLesson: (currency: string, lesson: Lesson) => void
}

/** Of a currency with fewer sold items nothing is learnt. */
export const LEAST_LOTS = 500
const BATCH = 5_000
/** The one in use, and two to look back at. */
const KEPT = 3

/**
 * Learns prices anew from the sold items, for each currency that has enough of them. Comparables for the
 * calibration come from the index as they will for members, so that the ranges keep their promise with this
 * search and no other.
 *
 * @throws SearchUnavailable
 */
export async function learnWorth(
  sources: LotSources,
  { mostLots, mostJudged, now, onCurrency, onLesson }: LearnWorthOptions,
): Promise<number> {
  const { database } = sources
  const { rows: currencies } = await sql<{
    currency: string
  }>`SELECT currency FROM sold_items GROUP BY currency HAVING count(*) >= ${LEAST_LOTS} AND count(DISTINCT sale_date) >= 3 ORDER BY count(*) DESC`.execute(
    database,
  )
  for (const { currency } of currencies) {
    const lots = await newestLots(sources, currency, mostLots)
    onCurrency(currency, lots.length)
    const lesson = await learn(lots, (earlier) => findAmong(sources, currency, earlier), { mostJudged })
    // Without one that had comparables nothing is known of how far prices lie from estimates.
    if (lesson.judged.tooFew < lesson.judged.lots)
      await keep(database, currency, { lesson, lots, learntAt: now() })
    onLesson(currency, lesson)
  }
  return currencies.length
}

/** As the index holds later lots, too: those are left out by their day. */
function findAmong(
  sources: LotSources,
  currency: string,
  earlier: readonly { saleDate: string }[],
): (lot: { title: string; description: string; category: string }) => Promise<Candidate[]> {
  const saleDateTo = earlier.at(-1)?.saleDate
  const { tree } = sources
  return async ({ title, description, category }) =>
    await similarLots(sources, {
      text: `${title} ${description}`,
      categoryIds: tree.idsBelow(tree.find(category)?.id ?? 0),
      currency,
      saleDateTo,
    })
}

async function newestLots(
  { database, tree }: LotSources,
  currency: string,
  most: number,
): Promise<SoldItemLot[]> {
  const lots: SoldItemLot[] = []
  while (lots.length < most) {
    const last = lots.at(-1)
    const before = last ? sql`AND (sale_date, id) < (${last.saleDate}::date, ${last.itemId})` : sql``
    const batch = await loadLots(
      database,
      tree,
      sql`WHERE currency = ${currency} ${before} ORDER BY sale_date DESC, id DESC LIMIT ${Math.min(BATCH, most - lots.length)}`,
    )
    lots.push(...batch)
    if (batch.length < BATCH) break
  }
  return lots.filter(({ category }) => category !== '')
}

async function keep(
  database: Database,
  currency: string,
  { lesson, lots: learntFrom, learntAt }: { lesson: Lesson; lots: readonly SoldItemLot[]; learntAt: Date },
): Promise<void> {
  const model = await packLesson(lesson)
  const sampleIds = new Set(learntFrom.flatMap(({ id, isSample }) => (isSample ? [id] : [])))
  const accuracy = packAccuracy(lesson, sampleIds)
  const { lots, first, last } = lesson.prices.learntFrom
  const { medianFactor } = lesson.judged
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('worth_score_lessons')
      .values({
        currency,
        learnt_at: learntAt,
        lots,
        first_sale: first,
        last_sale: last,
        judged: lesson.judged.lots,
        median_factor: Number.isFinite(medianFactor) ? medianFactor : null,
        model,
        accuracy,
      })
      .execute()
    await sql`DELETE FROM worth_score_lessons WHERE currency = ${currency} AND id NOT IN (SELECT id FROM worth_score_lessons WHERE currency = ${currency} ORDER BY id DESC LIMIT ${KEPT})`.execute(
      transaction,
    )
    await appendEvents(transaction, [newEvent(worthScoreLearned, { currency })])
  })
}
