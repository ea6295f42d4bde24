import { parseArgs } from 'node:util'
import { openDatabase, type OpenDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import type { IndexedDocument } from '@vitrine/search/index-definition'
import { openSearchEngine } from '@vitrine/search/open-engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { rebuildIndex } from '@vitrine/workers/search-projections/rebuild-index/rebuild-index'
import { rebuildableIndex } from '@vitrine/workers/areas'
import type { RebuildableIndex } from '@vitrine/workers/search-projections/rebuild-index/rebuildable-index'
import { fillWithArticles } from './reindex/fill-with-articles.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const CHUNK = 1000
/** Bulks under way at once by the raw side: as many as two cores can take. */
const LANES = 4

/**
 * A rebuild (read, map, write, swap, catch up) against writing the same finished documents to a new index,
 * four bulks at once: at least 0.6 of the rate, on both engines.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      articles: { type: 'string', default: '28000' },
      engine: { type: 'string' },
      runs: { type: 'string', default: '5' },
    },
  })
  const index = rebuildableIndex('dictionary')
  if (!index) throw new Error('there is no index dictionary')
  const postgres = await servers.postgres()
  const open = openDatabase({ url: postgres.url })
  try {
    await migrate(open.database)
    await fillWithArticles(open.database, Number(values.articles))
    const documents = await allDocuments(open, index)
    for (const name of values.engine ? [values.engine] : ['postgres', 'opensearch']) {
      const server = name === 'opensearch' ? await servers.openSearch() : null
      const engine = openSearchEngine(
        { SEARCH_URL: server?.url, SEARCH_DISTRIBUTION: 'opensearch', SEARCH_INDEX_PREFIX: 'bench-' },
        sqlExecutor(open.pool),
      )
      await engine.ensure(index.definition)
      report(name, documents.length, await measure({ open, engine, index }, documents, Number(values.runs)))
      await engine.drop(index.definition)
      await engine.close()
      await server?.stop()
    }
  } finally {
    await open.close()
    await postgres.stop()
  }
}

interface Rebuild {
  open: OpenDatabase
  engine: SearchEngine
  index: RebuildableIndex
}

/** Documents a second. */
async function measure(
  { open, engine, index }: Rebuild,
  documents: readonly IndexedDocument[],
  runs: number,
) {
  const rate = (work: () => Promise<unknown>) => async () => {
    const begin = performance.now()
    await work()
    return (documents.length / (performance.now() - begin)) * 1000
  }
  return await interleaved(runs, {
    raw: rate(() => writeRaw(engine, index, documents)),
    rebuild: rate(() => rebuildIndex({ open, engine, index })),
  })
}

async function writeRaw(
  engine: SearchEngine,
  index: RebuildableIndex,
  documents: readonly IndexedDocument[],
): Promise<void> {
  const fresh = await engine.startRebuild(index.definition)
  let next = 0
  const lane = async () => {
    for (let at = next; at < documents.length; at = next) {
      next = at + CHUNK
      await fresh.write({ upserts: documents.slice(at, at + CHUNK), removals: [] })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await fresh.swap()
}

async function allDocuments({ database }: OpenDatabase, index: RebuildableIndex): Promise<IndexedDocument[]> {
  const documents: IndexedDocument[] = []
  for (;;) {
    const ids = await index.idsAfter(database, documents.at(-1)?.id ?? 0, CHUNK)
    if (ids.length === 0) return documents
    const { upserts } = await index.changesOf(database, new Map(ids.map((id) => [id, 0])))
    documents.push(...upserts)
  }
}

function report(engine: string, articles: number, figures: Record<string, number[]>): void {
  const { rebuild = [], raw = [] } = figures
  const result = {
    bench: 'reindex',
    engine,
    articles,
    runs: raw.length,
    rawPerSecond: Math.round(median(raw)),
    rebuildPerSecond: Math.round(median(rebuild)),
    ratio: round(medianRatio(rebuild, raw, (rate) => rate)),
    wanted: 0.6,
  }
  console.log(
    `Rebuilding ${articles} documents against writing them in ${LANES} bulks at once, on ${engine} (median of ${raw.length} runs in turn)`,
  )
  console.table({
    'bulk alone': { 'documents/s': result.rawPerSecond },
    rebuild: { 'documents/s': result.rebuildPerSecond },
  })
  console.log(JSON.stringify(result))
}
