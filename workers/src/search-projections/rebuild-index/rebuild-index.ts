import { areas } from '@vitrine/contracts/areas'
import { cachedAreasOf } from '@vitrine/contracts/index-consumers'
import { withAdvisoryLock } from '@vitrine/database/advisory-lock'
import { bumpGenerations } from '@vitrine/database/cache-generations'
import type { Database, OpenDatabase } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { compareIndex } from './compare-index.ts'
import { writeAll, writeChangesSince, type Filled, type FillOptions } from './fill-index.ts'
import type { RebuildableIndex } from './rebuildable-index.ts'
import { assertFewSkipped } from './skipped-records.ts'

/** Skipped records that are kept by name; the count tells of all. */
const NAMED_AT_MOST = 100

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

/** Notes a rebuild that begins. One that is still called running was killed: the caller holds the lock. */
async function beginRebuild(
  database: Database,
  { indexId, engine, expected }: { indexId: string; engine: string; expected: number },
): Promise<number> {
  await sql`
    UPDATE index_rebuilds SET state = 'failed', error = 'The process ended before the rebuild did.', finished_at = now()
    WHERE index_id = ${indexId} AND state = 'running'
  `.execute(database)
  const { rows } = await sql<{
    id: number
  }>`INSERT INTO index_rebuilds (index_id, engine, expected, documents) VALUES (${indexId}, ${engine}, ${expected}, 0) RETURNING id`.execute(
    database,
  )
  const [row] = rows
  if (!row) throw new Error('the rebuild could not be noted')
  return row.id
}

/** So many documents are in the new index. */
async function noteProgress(database: Database, id: number, documents: number): Promise<void> {
  await sql`UPDATE index_rebuilds SET documents = ${documents} WHERE id = ${id}`.execute(database)
}

async function endRebuild(
  database: Database,
  id: number,
  result: Filled | { error: unknown },
): Promise<void> {
  const failed = 'error' in result
  const error = failed
    ? String(result.error instanceof Error ? result.error.message : result.error).slice(0, 2000)
    : null
  const skipped = failed ? [] : result.skipped
  await sql`
    UPDATE index_rebuilds
    SET state = ${failed ? 'failed' : 'done'}, documents = ${failed ? null : result.documents}, error = ${error}, finished_at = now(),
      skipped = ${skipped.length}, skipped_records = ${JSON.stringify(skipped.slice(0, NAMED_AT_MOST))}
    WHERE id = ${id}
  `.execute(database)
}
