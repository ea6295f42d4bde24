import { openDatabase, type OpenDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import type { IndexedDocument } from '@vitrine/search/index-definition'
import { openSearchEngine } from '@vitrine/search/open-engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { soldItemsImported } from '@vitrine/contracts/price-guide/events'
import { ImportedRangeProcessor } from '@vitrine/workers/search-projections/imported-range.processor'
import { rebuildableIndex } from '@vitrine/workers/areas'
import type { RebuildableIndex } from '@vitrine/workers/search-projections/rebuild-index/rebuildable-index'
import { interleaved, median, medianRatio, round } from '../shared/statistics.ts'

const CHUNK = 1000
/** Bulks of the raw side under way at once: more than a machine of two processors can work on. */
const AT_ONCE = 4

interface Sides {
  open: OpenDatabase
  engine: SearchEngine
  index: RebuildableIndex
  documents: readonly IndexedDocument[]
}

/**
 * The sold items of a database into an empty index of OpenSearch, as the consumer of an import's events
 * brings them there, until searches see them all; against the same finished documents in bulks that are sent
 * side by side.
 */
export async function measureIntoIndex(databaseUrl: string, searchUrl: string, runs: number): Promise<void> {
  const index = rebuildableIndex('price-guide')
  if (!index) throw new Error('there is no index price-guide')
  const open = openDatabase({ url: databaseUrl })
  const engine = openSearchEngine(
    { SEARCH_URL: searchUrl, SEARCH_DISTRIBUTION: 'opensearch', SEARCH_INDEX_PREFIX: 'bench-' },
    sqlExecutor(open.pool),
  )
  try {
    const documents = await allDocuments(open, index)
    const sides = { open, engine, index, documents }
    report(
      documents.length,
      await interleaved(runs, { raw: () => rateOf(sides, writeRaw), import: () => rateOf(sides, consume) }),
    )
  } finally {
    await engine.close()
    await open.close()
  }
}

/** Documents a second, all of them found at the end. */
async function rateOf(sides: Sides, write: (sides: Sides) => Promise<void>): Promise<number> {
  const {
    engine,
    index: { definition },
    documents,
  } = sides
  await engine.drop(definition)
  await engine.ensure(definition)
  const begin = performance.now()
  await write(sides)
  const seconds = (performance.now() - begin) / 1000
  const count = await engine.countDocuments(definition)
  if (count !== documents.length) throw new Error(`there are ${count} documents, not ${documents.length}`)
  return documents.length / seconds
}

async function writeRaw({ engine, index: { definition }, documents }: Sides): Promise<void> {
  const fresh = await engine.startRebuild(definition)
  let next = 0
  const lane = async () => {
    while (next < documents.length) {
      const from = next
      next += CHUNK
      await fresh.write({ upserts: documents.slice(from, from + CHUNK), removals: [] })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  await fresh.swap()
}

async function consume({ open: { database }, engine, index, documents }: Sides): Promise<void> {
  const processor = new ImportedRangeProcessor('index-imported-sold-items', index, database, engine)
  const payload = { fromId: documents.at(0)?.id ?? 0, toId: documents.at(-1)?.id ?? 0 }
  await processor.process(
    [{ eventId: 0, eventType: soldItemsImported.type, payload, requestId: null, progress: 0 }],
    new AbortController().signal,
  )
}

async function allDocuments({ database }: OpenDatabase, index: RebuildableIndex): Promise<IndexedDocument[]> {
  const documents: IndexedDocument[] = []
  for (;;) {
    const ids = await index.idsAfter(database, documents.at(-1)?.id ?? 0, CHUNK)
    if (ids.length === 0) return documents
    documents.push(...(await index.changesOf(database, new Map(ids.map((id) => [id, 0])))).upserts)
  }
}

function report(size: number, { import: imports = [], raw = [] }: Record<string, number[]>): void {
  const result = {
    bench: 'import',
    into: 'opensearch',
    size,
    runs: raw.length,
    bulkPerSecond: Math.round(median(raw)),
    importPerSecond: Math.round(median(imports)),
    ratio: round(medianRatio(imports, raw, (rate) => rate)),
    wanted: 0.6,
  }
  console.log(
    `${size} imported sold items into the index against ${AT_ONCE} bulks of their documents at once (median of ${result.runs} runs in turn)`,
  )
  console.table({
    'bulks at once': { 'documents/s': result.bulkPerSecond },
    import: { 'documents/s': result.importPerSecond },
  })
  console.log(JSON.stringify(result))
}
