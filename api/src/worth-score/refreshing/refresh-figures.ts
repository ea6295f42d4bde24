import { capabilitiesOf, priceAccessOf } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { readStanding } from '@vitrine/domain/identity/read-standing'
import { readPlaces } from '../../taxonomy/queries/read-places.query.ts'
import type { LearntLessons } from '../learnt-lessons.ts'
import { describedAs, searchedCandidates } from '../score-candidates.ts'
import type { StoredScoresRepository } from '../stored-scores.repository.ts'
import { appliedFilters, readValuedItem } from '../valued-item.ts'
import { figuresOf, type EstimateSources } from '../what-is-said.ts'
import { PUT_OFF_BY, TAKEN_FOR } from './refresh-times.ts'

/** Scores that are made in a round. */
const MADE = 50
/** Items that are taken for them: those of counted members are only put off, and must hold up nobody. */
const TAKEN = 200
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
  const now = clock.now()
  if (!(await isAnyDue(database, now)) || !(await engine.isAvailable())) return 0
  const taken = await takeDueItems(database, now)
  const { due, others } = await dividedByOwners(database, taken, now)
  await leave(database, others, now, timeAfter(now, PUT_OFF_BY))
  const sources = { database, engine, lessons, tree: await readPlaces(database), now }
  let refreshed = 0
  for (const [at, item] of due.entries()) {
    if (at === MADE || isStopping()) {
      await leave(database, due.slice(at), now, now)
      break
    }
    try {
      if (await refresh(refreshing, sources, item)) refreshed += 1
      else await leave(database, [item], now, timeAfter(now, PUT_OFF_BY))
    } catch (error) {
      if (error instanceof SearchUnavailable) {
        await leave(database, due.slice(at), now, now)
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
  const { rows } = await sql<DueItem & { turn: number }>`
    WITH by_owner AS (
      SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY estimate_due_at, id)::int AS turn
      FROM (
        SELECT id, user_id, estimate_due_at FROM vault_items WHERE estimate_due_at <= ${now} AND deleted_at IS NULL
        ORDER BY estimate_due_at LIMIT ${LOOKED_THROUGH}
      ) longest_due
    ), free AS MATERIALIZED (
      SELECT item.id, by_owner.turn FROM vault_items item JOIN by_owner ON by_owner.id = item.id
      WHERE item.estimate_due_at <= ${now} AND item.deleted_at IS NULL
      ORDER BY by_owner.turn, item.estimate_due_at, item.id LIMIT ${TAKEN}
      FOR UPDATE OF item SKIP LOCKED
    )
    UPDATE vault_items SET estimate_due_at = ${timeAfter(now, TAKEN_FOR)} FROM free WHERE vault_items.id = free.id
    RETURNING vault_items.id, vault_items.user_id AS "userId", vault_items.estimated_at AS "estimatedAt", free.turn
  `.execute(database)
  return rows.toSorted((one, other) => one.turn - other.turn || one.id - other.id)
}

/** Due are those whose owners see scores without a lookup; each owner is asked for once. */
async function dividedByOwners(
  database: Database,
  items: readonly DueItem[],
  now: Date,
): Promise<{ due: DueItem[]; others: DueItem[] }> {
  const free = new Set<number>()
  for (const userId of new Set(items.map((item) => item.userId))) {
    const standing = await readStanding(database, userId, now)
    if (priceAccessOf(standing) === 'open' && capabilitiesOf(standing).has('worthscore')) free.add(userId)
  }
  return {
    due: items.filter(({ userId }) => free.has(userId)),
    others: items.filter(({ userId }) => !free.has(userId)),
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
    const figures = await figuresOf(sources, describedAs(sources.tree, item), candidates)
    if (figures.outcome !== 'told') return false
    const times = { at: sources.now, replaced: estimatedAt }
    return await database
      .transaction()
      .execute((transaction) => scores.replaceFigures(transaction, { userId, itemId: id }, figures, times))
  } catch (error) {
    // Deleted meanwhile, or kept for a category that is no longer there.
    if (error instanceof AppError) return false
    throw error
  }
}

/**
 * Says when items that were taken are due again. Where somebody has asked for a score meanwhile, that one has
 * said it.
 */
async function leave(
  database: Database,
  items: readonly DueItem[],
  takenAt: Date,
  until: Date,
): Promise<void> {
  if (items.length === 0) return
  const ids = items.map(({ id }) => id)
  await database
    .updateTable('vault_items')
    .set({ estimate_due_at: until })
    .where('id', 'in', ids)
    .where('estimate_due_at', '=', timeAfter(takenAt, TAKEN_FOR))
    .execute()
}
