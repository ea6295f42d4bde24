import { dictionarySearchRequest } from '@vitrine/search/dictionary/dictionary.query'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import type { DictionaryDocument } from '@vitrine/search/dictionary/dictionary.document'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { Corpus } from './corpus.ts'
import type { Outcome } from './figures.ts'
import type { KnownItemQuery } from './queries.ts'

/** The dictionary's definition under another name, beside whatever the engine holds. */
const scratchIndex = { ...dictionaryIndex, id: 'relevancebench' }
const BATCH = 1000
/** Queries that are run before the clock counts: connections, caches and compilers get warm. */
const WARM_UP = 50

/** Loads the corpus into a scratch index, asks what the site's search page would ask, and drops the index. */
export async function runQueries(engine: SearchEngine, corpus: Corpus, queries: readonly KnownItemQuery[]): Promise<Outcome[]> {
  await load(engine, corpus.documents)
  try {
    for (const { query } of queries.slice(0, WARM_UP)) await ask(engine, query)
    const outcomes: Outcome[] = []
    // One after the other: the times are those of a query, not of a queue.
    for (const query of queries) outcomes.push(await outcomeOf(engine, corpus, query))
    return outcomes
  } finally {
    await engine.drop(scratchIndex)
  }
}

async function load(engine: SearchEngine, documents: readonly DictionaryDocument[]): Promise<void> {
  const rebuild = await engine.startRebuild(scratchIndex)
  for (let start = 0; start < documents.length; start += BATCH) {
    await rebuild.write({ upserts: documents.slice(start, start + BATCH), removals: [] })
  }
  await rebuild.swap()
}

async function outcomeOf(engine: SearchEngine, { idOf }: Corpus, { query, kind, relevant }: KnownItemQuery): Promise<Outcome> {
  const from = performance.now()
  const { total, hits } = await ask(engine, query)
  const milliseconds = performance.now() - from
  const wanted = new Set(relevant.map((id) => idOf.get(id)))
  const place = hits.findIndex(({ document }) => wanted.has(document.id)) + 1
  return { query, kind, place, total, milliseconds, first: hits[0]?.document.title }
}

function ask(engine: SearchEngine, query: string) {
  return engine.search(scratchIndex, dictionarySearchRequest({ query, categories: '', authors: '', s: 'relevance:desc', offset: 0 }))
}
