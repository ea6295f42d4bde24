import { areas } from '@vitrine/contracts/areas'
import { cachedAreasOf } from '@vitrine/contracts/index-consumers'
import { bumpGenerations } from '@vitrine/database/cache-generations'
import type { Database, OpenDatabase } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { writeAll, writeChangesSince, type Filled, type FillOptions } from './fill-index.ts'
import type { RebuildableIndex } from './rebuildable-indexes.ts'
import { withAdvisoryLock } from '@vitrine/database/advisory-lock'
import { beginRebuild, endRebuild, noteProgress } from './rebuild-records.ts'
import { compareIndex } from './compare-index.ts'
import { assertFewSkipped } from './skipped-records.ts'

/** Transactions note their changes under the time they began at; none is open for that long. */
const OVERLAP_SECONDS = 10

export interface RebuildOptions {
  open: OpenDatabase
  engine: SearchEngine
  index: RebuildableIndex
  signal?: AbortSignal
  onProgress?: (documents: number) => void
}

/**
 * Fills a new index beside the live one and puts it in its place in one step, while writes go on: from its
 * beginning every projection reaches both, each page is read in a statement of its own, and at the end
 * whatever was revised meanwhile is written once more. Revisions let nothing older win. A record that cannot
 * be read is left out and named. Whoever asks for a rebuild, what was cached of the index before is stale
 * from then on.
 *
 * @returns how many documents and what was left out, or null where a rebuild of this index is running already
 */
export async function rebuildIndex({
  open,
  engine,
  index,
  signal,
  onProgress,
}: RebuildOptions): Promise<Filled | null> {
  const { database } = open
  return await withAdvisoryLock(open, `rebuild-index:${index.definition.id}`, async () => {
    const id = await beginRebuild(database, {
      indexId: index.definition.id,
      engine: engine.name,
      expected: await index.count(database),
    })
    try {
      const onPage = async (documents: number) => {
        await noteProgress(database, id, documents)
        onProgress?.(documents)
      }
      const filled = await fillAndSwap({ database, engine, index, signal, onPage })
      await bumpGenerations(database, cachedAreasOf(areas, index.definition.id))
      await endRebuild(database, id, filled)
      // The console shows what is true now. Where the engine is away again, the next comparison comes by itself.
      await compareIndex(database, engine, index).catch(() => undefined)
      return filled
    } catch (error) {
      await endRebuild(database, id, { error })
      throw error
    }
  })
}

async function fillAndSwap({
  database,
  engine,
  index,
  signal,
  onPage,
}: Omit<RebuildOptions, 'open' | 'onProgress'> & Pick<FillOptions, 'database' | 'onPage'>): Promise<Filled> {
  const since = await timeBefore(database)
  const rebuild = await engine.startRebuild(index.definition)
  try {
    const { documents, skipped } = await writeAll({ database, index, rebuild, signal, onPage })
    assertFewSkipped(skipped, documents)
    await rebuild.swap()
    // A projection that asked which indexes there are just before one of them came, or went.
    const skippedLater = await writeChangesSince({ database, index, rebuild }, since)
    return {
      documents,
      skipped: [...new Map([...skipped, ...skippedLater].map((record) => [record.id, record])).values()],
    }
  } catch (error) {
    // Where the engine is away, the next rebuild drops what this one leaves.
    await rebuild.abort().catch(() => undefined)
    throw error
  }
}

async function timeBefore(database: Database): Promise<Date> {
  const { rows } = await sql<{
    at: Date
  }>`SELECT now() - make_interval(secs => ${OVERLAP_SECONDS}) AS at`.execute(database)
  return rows[0]?.at ?? new Date(0)
}
