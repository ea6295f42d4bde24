import { Inject, Injectable } from '@nestjs/common'
import { strangeDocuments } from '@vitrine/contracts/operations/index-comparison'
import type { OpenDatabase, Database } from '@vitrine/database/database'
import type { Logger } from '@vitrine/platform/logging'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { startPolling, type RunningPolling } from '../../polling.ts'
import { BACKGROUND_DATABASE, LOGGER, SEARCH_ENGINE } from '../../tokens.ts'
import { compareIndex } from './compare-index.ts'
import { rebuildIndex } from './rebuild-index.ts'
import { rebuildableIndexes } from '../../areas.ts'
import type { RebuildableIndex } from './rebuildable-index.ts'

const EVERY_MS = 60_000
/** Counting every record each minute would cost more than it is worth. */
const COMPARED_EVERY = 10
/** A new product is filled in meanwhile. */
const COMPARED_AT_FIRST = 3

/**
 * Sees to it that each index is there and is of the current definition: at start, and again should an engine
 * lose it.
 */
@Injectable()
export class IndexKeeper {
  private polling: RunningPolling | null = null

  constructor(
    @Inject(BACKGROUND_DATABASE) private readonly open: OpenDatabase,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    let round = 0
    this.polling = startPolling({
      round: async (signal) => {
        const compare = round < COMPARED_AT_FIRST || round % COMPARED_EVERY === 0
        await ensureIndexes({ open: this.open, engine: this.engine, logger: this.logger, signal, compare })
        round += 1
        return false
      },
      busyMs: EVERY_MS,
      idleMs: EVERY_MS,
      longestBackoffMs: 5_000,
      onError: (error, failures) =>
        this.logger.warn(
          { err: error, failures },
          'the indexes could not be looked after; it will be tried again',
        ),
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }
}

interface EnsureIndexes {
  open: OpenDatabase
  engine: SearchEngine
  logger: Logger
  signal: AbortSignal
  /** Whether they are held against the database as well, which counts every record. */
  compare: boolean
}

/**
 * Makes each index where it is missing, and rebuilds it where it is of an older version or empty without
 * reason, or holds what the database knows nothing of.
 */
export async function ensureIndexes({ open, engine, logger, signal, compare }: EnsureIndexes): Promise<void> {
  // All of them first: one that waits for the rebuilds of others takes documents meanwhile.
  for (const { definition } of rebuildableIndexes) await engine.ensure(definition)
  for (const index of rebuildableIndexes) {
    const reason = await reasonToRebuild(open, engine, { index, compare })
    if (!reason) continue
    logger.info({ index: index.definition.id, reason }, 'an index is being rebuilt')
    const result = await rebuildIndex({ open, engine, index, signal })
    logger.info(
      { index: index.definition.id, documents: result?.documents ?? null, skipped: result?.skipped ?? [] },
      result ? 'an index was rebuilt' : 'another process is rebuilding the index',
    )
  }
}

async function reasonToRebuild(
  { database }: OpenDatabase,
  engine: SearchEngine,
  { index, compare }: { index: RebuildableIndex; compare: boolean },
): Promise<string | null> {
  const { current } = await engine.ensure(index.definition)
  if (!current) return 'its definition has changed'
  // An engine that was just put to use, or lost its data, while the articles' events were done long ago.
  if ((await engine.countDocuments(index.definition)) === 0 && (await index.count(database)) > 0)
    return 'it is empty'
  return compare ? await strangeDocumentsOf(database, engine, index) : null
}

/** Twice: a record that was deleted between two counts is no reason. */
async function strangeDocumentsOf(
  database: Database,
  engine: SearchEngine,
  index: RebuildableIndex,
): Promise<string | null> {
  const look = async () => strangeDocuments(await compareIndex(database, engine, index))
  return (await look()) && (await look())
}
