import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillPath } from '@vitrine/contracts/client'
import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import { openDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { searchTexts } from './search/search-texts.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { allMisspelled } from './shared/misspelled-texts.ts'
import { measureLoad, send, type HttpCall, type LoadFigures } from './shared/load.ts'
import { runBundle, startApi, type Environment } from './shared/product-process.ts'
import { recordingProxy } from './shared/recording-proxy.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const ARTICLES = 28_000
const CLIENTS = 8
const RUNS = 5
/** Long enough for a p99 of misspelled texts, which take many times as long as others. */
const SECONDS = 8
const TEXTS = 200

/**
 * The api's search (relevance and facets) against the same requests straight to the engine, OpenSearch, from the same
 * load generator in turn: at least 0.6 of the rate, at most 1.8 times the p50 and 1.5 times the p99. A misspelled text
 * is several requests, one after the other, and is told apart: at most twice the p99. Tells what it is at, for all of it
 * takes minutes; `--texts N` takes fewer than 200 of each, and `--file F` articles that are there already.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { file: { type: 'string' }, texts: { type: 'string', default: String(TEXTS) } } })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const [postgres, openSearch] = [await servers.postgres(), await servers.openSearch()]
  const environment: Environment = { DATABASE_URL: postgres.url, VITRINE_DATA_DIR: folder, SEARCH_URL: openSearch.url, SEARCH_DISTRIBUTION: 'opensearch', SEARCH_INDEX_PREFIX: 'bench-' }
  try {
    const texts = await step(`${ARTICLES} articles are imported and indexed`, () => fillIn(environment, folder, { givenFile: values.file, count: Number(values.texts) }))
    const all = await step(`${texts.length} texts are asked once`, () => record(environment, openSearch.url, texts))
    // Of those spelled rightly, only what one request finds: a text of words that nobody wrote together is guessed at.
    const right = all.filter(({ sequence }) => sequence.length === 1)
    const wrong = await step('they are asked misspelled', () => record(environment, openSearch.url, allMisspelled(texts)))
    const api = await startApi(environment)
    const figures = [await compare('rightly spelled', right, api.origin, openSearch.url), await compare('misspelled', wrong, api.origin, openSearch.url)]
    await api.stop()
    console.log(JSON.stringify({ bench: 'search', clients: CLIENTS, runs: RUNS, figures }))
  } finally {
    await openSearch.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function step<Result>(what: string, take: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await take()
  console.log(`${what}: ${Math.round((performance.now() - began) / 1000)} s`)
  return result
}

/** The product's own way in: starter content, a generated file, the import, a rebuild. Returns texts to search for. */
async function fillIn(environment: Environment, folder: string, { givenFile, count }: { givenFile: string | undefined; count: number }): Promise<string[]> {
  const { database, close } = openDatabase({ url: environment['DATABASE_URL'] ?? '' })
  try {
    await migrate(database)
    await runBundle('api/dist/seed-command.js', [], environment)
    const file = givenFile ?? join(folder, 'articles.ndjson.gz')
    if (!givenFile) await runBundle('api/dist/generate-command.js', ['dictionary-articles', String(ARTICLES), '--out', file], environment)
    await runBundle('api/dist/import-command.js', ['dictionary-articles', file, '--no-wait'], environment)
    await runBundle('workers/dist/index-command.js', ['rebuild', 'dictionary'], environment)
    return await searchTexts(database, count)
  } finally {
    await close()
  }
}

interface RecordedSearch {
  search: HttpCall
  /** What the api asks the engine for it, in order. */
  sequence: readonly HttpCall[]
}

/** Each search once through a proxy before the engine, to know what the api asks for it. */
async function record(environment: Environment, engineUrl: string, texts: readonly string[]): Promise<RecordedSearch[]> {
  const proxy = await recordingProxy(engineUrl)
  const api = await startApi({ ...environment, SEARCH_URL: proxy.url })
  const agent = new Agent({ keepAlive: true })
  const recorded: RecordedSearch[] = []
  for (const text of texts) {
    const search = { method: 'GET', path: fillPath(dictionaryPaths.search.path, { query: { query: text } }) }
    proxy.take()
    await send(agent, api.origin, search)
    const sequence = proxy.take().filter(({ path }) => path.includes('_search'))
    if (sequence.length > 0) recorded.push({ search, sequence })
  }
  agent.destroy()
  await api.stop()
  await proxy.close()
  return recorded
}

async function compare(spelling: string, recorded: readonly RecordedSearch[], api: string, engine: string) {
  const sides = {
    engine: { origin: engine, calls: recorded.map(({ sequence }) => sequence) },
    api: { origin: api, calls: recorded.map(({ search }) => search) },
  }
  const load = { clients: CLIENTS, seconds: SECONDS }
  // Caches of both sides are warm before anything counts.
  await measureLoad({ ...load, ...sides.engine })
  await measureLoad({ ...load, ...sides.api })
  const runs = await interleaved(RUNS, {
    engine: () => measureLoad({ ...load, ...sides.engine }),
    api: () => measureLoad({ ...load, ...sides.api }),
  })
  return report(spelling, runs['api'] ?? [], runs['engine'] ?? [], recorded)
}

function report(spelling: string, api: readonly LoadFigures[], engine: readonly LoadFigures[], recorded: readonly RecordedSearch[]) {
  const figure = (name: keyof LoadFigures) => ({
    engine: round(median(engine.map((run) => run[name]))),
    api: round(median(api.map((run) => run[name]))),
    ratio: round(medianRatio(api, engine, (run) => run[name])),
  })
  const requests = round(recorded.reduce((sum, { sequence }) => sum + sequence.length, 0) / recorded.length)
  const result = { spelling, queries: recorded.length, requests, rate: figure('rate'), p50: figure('p50'), p99: figure('p99') }
  console.log(`Search through the api against the engine alone: ${recorded.length} ${spelling} texts of ${requests} requests each (${CLIENTS} clients, median of ${RUNS} runs in turn)`)
  console.table({ 'searches/s': result.rate, 'p50 ms': result.p50, 'p99 ms': result.p99 })
  return result
}
