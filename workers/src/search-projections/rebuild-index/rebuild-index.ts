import type { Database, OpenDatabase } from '@vitrine/database/database'
import type { IndexRebuild, SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { Stopping } from '../../consuming/delivery.ts'
import type { RebuildableIndex } from './rebuildable-indexes.ts'
import { withAdvisoryLock } from './rebuild-lock.ts'
import { beginRebuild, endRebuild } from './rebuild-records.ts'

/** Documents a page: about 1 MB of articles in one bulk. */
const PAGE = 1000

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
 * Fills a new index beside the live one and puts it in its place in one step, while writes go on: from its beginning
 * every projection reaches both, each page is read in a statement of its own, and at the end whatever was revised
 * meanwhile is written once more. Revisions let nothing older win.
 *
 * @returns how many documents, or null where a rebuild of this index is running already
 */
export async function rebuildIndex({ open, engine, index, signal, onProgress }: RebuildOptions): Promise<{ documents: number } | null> {
  const { database } = open
  return await withAdvisoryLock(open, `rebuild-index:${index.definition.id}`, async () => {
    const id = await beginRebuild(database, { indexId: index.definition.id, engine: engine.name })
    try {
      const documents = await fillAndSwap({ database, engine, index, signal, onProgress })
      await endRebuild(database, id, { documents })
      return { documents }
    } catch (error) {
      await endRebuild(database, id, { error })
      throw error
    }
  })
}

type Fill = Omit<RebuildOptions, 'open'> & { database: Database }

async function fillAndSwap({ database, engine, index, signal, onProgress }: Fill): Promise<number> {
  const since = await timeBefore(database)
  const rebuild = await engine.startRebuild(index.definition)
  try {
    const documents = await writeAll({ database, index, rebuild, signal, onProgress })
    await rebuild.swap()
    // A projection that asked which indexes there are just before one of them came, or went.
    for await (const changes of index.changesSince(database, since)) await rebuild.write(changes)
    return documents
  } catch (error) {
    // Where the engine is away, the next rebuild drops what this one leaves.
    await rebuild.abort().catch(() => undefined)
    throw error
  }
}

async function writeAll({ database, index, rebuild, signal, onProgress }: Pick<Fill, 'database' | 'index' | 'signal' | 'onProgress'> & { rebuild: IndexRebuild }): Promise<number> {
  let documents = 0
  let next = index.page(database, 0, PAGE)
  for (;;) {
    const page = await next
    const last = page.at(-1)
    if (!last) return documents
    if (signal?.aborted) throw new Stopping()
    // The next page is read while this one is written.
    next = index.page(database, last.id, PAGE)
    next.catch(() => undefined)
    await rebuild.write({ upserts: page, removals: [] })
    documents += page.length
    onProgress?.(documents)
  }
}

async function timeBefore(database: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT now() - make_interval(secs => ${OVERLAP_SECONDS}) AS at`.execute(database)
  return rows[0]?.at ?? new Date(0)
}
