import { capabilitiesOf, priceAccessOf } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { readStanding } from '../../identity/queries/read-standing.query.ts'
import { readPlaces } from '../../taxonomy/queries/read-places.query.ts'
import type { LearntLessons } from '../learnt-lessons.ts'
import { describedAs, searchedCandidates } from '../score-candidates.ts'
import { estimatedToTheMillisecond, type StoredScoresRepository } from '../stored-scores.repository.ts'
import { appliedFilters, readValuedItem } from '../valued-item.ts'
import { whatIsSaid, type EstimateSources } from '../what-is-said.ts'
import { PUT_OFF_BY, TAKEN_FOR } from './refresh-times.ts'

/** Items a round. */
const BATCH = 50
/** Among so many of the longest due ones each owner's first comes before anybody's second. */
const LOOKED_THROUGH = 2_000

export interface Refreshing {
  database: Database
  engine: SearchEngine
  lessons: LearntLessons
  scores: StoredScoresRepository
  clock: Clock
  logger: Logger
}

interface DueItem {
  id: number
  userId: number
  estimatedAt: Date
}

/**
 * Makes a few figures anew that are older than 90 days, one after another, with the filters of the item's
 * snapshot: those of owners without a count of lookups. An item whose figures cannot be made anew keeps what
 * it has. While search is away nothing is touched.
 *
 * @param isStopping asked between two items
 * @returns how many were made
 */
export async function refreshFigures(refreshing: Refreshing, isStopping = () => false): Promise<number> {
  const { database, engine, lessons, clock, logger } = refreshing
  if (!(await isAnyDue(database, clock.now())) || !(await engine.isAvailable())) return 0
  const items = await takeDueItems(database, clock.now())
  const sources = { database, engine, lessons, tree: await readPlaces(database), now: clock.now() }
  const mayBeRefreshed = rememberedByOwner(database, clock.now())
  let refreshed = 0
  for (const [at, item] of items.entries()) {
    if (isStopping()) {
      await giveBack(database, items.slice(at), clock.now())
      break
    }
    try {
      if ((await mayBeRefreshed(item.userId)) && (await refresh(refreshing, sources, item))) refreshed += 1
      else await putOff(database, item, clock.now())
    } catch (error) {
      if (error instanceof SearchUnavailable) {
        await giveBack(database, items.slice(at), clock.now())
        break
      }
      logger.warn(
        { err: error, itemId: item.id },
        'a WorthScore could not be refreshed; it will be tried again',
      )
    }
  }
  return refreshed
}

async function isAnyDue(database: Database, now: Date): Promise<boolean> {
  const due = await database
    .selectFrom('vault_items')
    .select('id')
    .where('estimate_due_at', '<=', now)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** Several processes take different ones. Those of a process that is killed are due again in an hour. */
async function takeDueItems(database: Database, now: Date): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`
    UPDATE vault_items SET estimate_due_at = ${timeAfter(now, TAKEN_FOR)}
    WHERE id IN (
      SELECT id FROM vault_items
      WHERE estimate_due_at <= ${now} AND deleted_at IS NULL AND id IN (
        SELECT id FROM (
          SELECT id, estimate_due_at, row_number() OVER (PARTITION BY user_id ORDER BY estimate_due_at, id) AS turn
          FROM (
            SELECT id, user_id, estimate_due_at FROM vault_items WHERE estimate_due_at <= ${now} AND deleted_at IS NULL
            ORDER BY estimate_due_at LIMIT ${LOOKED_THROUGH}
          ) longest_due
        ) by_owner ORDER BY turn, estimate_due_at, id LIMIT ${BATCH}
      )
      FOR UPDATE SKIP LOCKED
    )
    RETURNING id, user_id AS "userId", estimated_at AS "estimatedAt"
  `.execute(database)
  return rows
}

/** Whether somebody's figures are made without a lookup: asked once an owner. */
function rememberedByOwner(database: Database, now: Date): (userId: number) => Promise<boolean> {
  const known = new Map<number, boolean>()
  return async (userId) => {
    const answer = known.get(userId)
    if (answer !== undefined) return answer
    const standing = await readStanding(database, userId, now)
    const isFree = priceAccessOf(standing) === 'open' && capabilitiesOf(standing).has('worthscore')
    known.set(userId, isFree)
    return isFree
  }
}

/** @returns false where nothing can be said */
async function refresh(
  { database, scores }: Refreshing,
  sources: EstimateSources,
  { id, userId, estimatedAt }: DueItem,
): Promise<boolean> {
  try {
    const item = await readValuedItem(database, userId, id)
    const filters = appliedFilters(item, null)
    const candidates = await searchedCandidates(sources, {
      item,
      filters,
      categoryField: 'filters.categoryId',
    })
    const said = await whatIsSaid(sources, describedAs(sources.tree, item), candidates)
    if (said.outcome !== 'told') return false
    const times = { at: sources.now, replaced: estimatedAt }
    return await database
      .transaction()
      .execute((transaction) => scores.replaceFigures(transaction, { userId, itemId: id }, said, times))
  } catch (error) {
    // Deleted meanwhile, or kept for a category that is no longer there.
    if (error instanceof AppError) return false
    throw error
  }
}

/** Where somebody has asked for a score meanwhile, that one says when its figures are due. */
async function putOff(database: Database, { id, estimatedAt }: DueItem, now: Date): Promise<void> {
  await database
    .updateTable('vault_items')
    .set({ estimate_due_at: timeAfter(now, PUT_OFF_BY) })
    .where('id', '=', id)
    .where(estimatedToTheMillisecond, '=', estimatedAt)
    .execute()
}

async function giveBack(database: Database, items: readonly DueItem[], now: Date): Promise<void> {
  await database
    .updateTable('vault_items')
    .set({ estimate_due_at: now })
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .where('estimate_due_at', '>', now)
    .where('estimate_due_at', '<=', timeAfter(now, TAKEN_FOR))
    .execute()
}
