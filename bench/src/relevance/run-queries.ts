import type { DictionaryDocument } from '@vitrine/search/dictionary/dictionary.document'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { Corpus } from './corpus.ts'
import type { Searched } from './definitions.ts'
import type { Outcome } from './figures.ts'
import type { KnownItemQuery } from './queries.ts'

const BATCH = 1000
/** Queries that are run before the clock counts: connections, caches and compilers get warm. */
const WARM_UP = 50

/** Loads the corpus into a scratch index, asks what the site's search page would ask, and drops the index. */
export async function runQueries(
  engine: SearchEngine,
  searched: Searched,
  corpus: Corpus,
  queries: readonly KnownItemQuery[],
): Promise<Outcome[]> {
  await load(engine, searched, corpus.documents)
  try {
    for (const { query } of queries.slice(0, WARM_UP)) await searched.ask(engine, query)
    const outcomes: Outcome[] = []
    // One after the other: the times are those of a query, not of a queue.
    for (const query of queries) outcomes.push(await outcomeOf(engine, searched, corpus, query))
    return outcomes
  } finally {
    await engine.drop(searched.index)
  }
}

async function load(
  engine: SearchEngine,
  { index, documentOf }: Searched,
  documents: readonly DictionaryDocument[],
): Promise<void> {
  const rebuild = await engine.startRebuild(index)
  for (let start = 0; start < documents.length; start += BATCH) {
    await rebuild.write({ upserts: documents.slice(start, start + BATCH).map(documentOf), removals: [] })
  }
  await rebuild.swap()
}

async function outcomeOf(
  engine: SearchEngine,
  searched: Searched,
  { idOf }: Corpus,
  { query, kind, relevant }: KnownItemQuery,
): Promise<Outcome> {
  const from = performance.now()
  const { total, hits } = await searched.ask(engine, query)
  const milliseconds = performance.now() - from
  const wanted = new Set(relevant.map((id) => idOf.get(id)))
  const place = hits.findIndex(({ document }) => wanted.has(document.id)) + 1
  return { query, kind, place, total, milliseconds, first: hits[0]?.document.title }
}
