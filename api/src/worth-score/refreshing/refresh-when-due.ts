import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { LearntLessons } from '../learnt-lessons.ts'
import { StoredScoresRepository } from '../stored-scores.repository.ts'
import { refreshFigures } from './refresh-figures.ts'

const EVERY_MS = 60_000

/**
 * Once a minute makes a few figures anew that are older than 90 days: one search at a time, so that members'
 * own wait for no more than that.
 *
 * @returns ends it, once the item that is under way is done
 */
export function refreshFiguresWhenDue({
  database,
  engine,
  clock,
  logger,
}: {
  database: Database
  engine: SearchEngine
  clock: Clock
  logger: Logger
}): () => Promise<void> {
  const refreshing = {
    database,
    engine,
    clock,
    logger,
    lessons: new LearntLessons(database),
    scores: new StoredScoresRepository(),
  }
  let isStopping = false
  let underWay: Promise<void> | null = null
  const round = async () => {
    try {
      const refreshed = await refreshFigures(refreshing, () => isStopping)
      if (refreshed > 0) logger.info({ refreshed }, 'WorthScores that were older than 90 days are made anew')
    } catch (error) {
      logger.warn({ err: error }, 'WorthScores could not be refreshed; they will be tried again')
    } finally {
      underWay = null
    }
  }
  const timer = setInterval(() => void (underWay ??= round()), EVERY_MS).unref()
  return async () => {
    isStopping = true
    clearInterval(timer)
    await underWay
  }
}
