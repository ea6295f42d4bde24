import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillAddress } from '@vitrine/contracts/client'
import * as dictionaryAddresses from '@vitrine/contracts/dictionary/addresses'
import { openDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { searchTexts } from './search/search-texts.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, send, type HttpCall, type LoadFigures } from './shared/load.ts'
import { runBundle, startApi, type Environment } from './shared/product-process.ts'
import { recordingProxy } from './shared/recording-proxy.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const ARTICLES = 28_000
const CLIENTS = 8
const RUNS = 5
const SECONDS = 6

/**
 * The api's search (relevance and facets) against the same bodies straight to the engine, OpenSearch, from the same
 * load generator in turn: at least 0.6 of the rate, at most 1.8 times the p50 and 1.5 times the p99.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const [postgres, openSearch] = [await servers.postgres(), await servers.openSearch()]
  const environment: Environment = { DATABASE_URL: postgres.url, VITRINE_DATA_DIR: folder, SEARCH_URL: openSearch.url, SEARCH_DISTRIBUTION: 'opensearch', SEARCH_INDEX_PREFIX: 'bench-' }
  try {
    const texts = await fillIn(environment, folder, argv[0])
    const { searches, bodies } = await record(environment, openSearch.url, texts)
    const api = await startApi(environment)
    const load = { clients: CLIENTS, seconds: SECONDS }
    // Caches of both sides are warm before anything counts.
    await measureLoad({ ...load, origin: openSearch.url, calls: bodies })
    await measureLoad({ ...load, origin: api.origin, calls: searches })
    const figures = await interleaved(RUNS, {
      engine: () => measureLoad({ ...load, origin: openSearch.url, calls: bodies }),
      api: () => measureLoad({ ...load, origin: api.origin, calls: searches }),
    })
    await api.stop()
    report(figures['api'] ?? [], figures['engine'] ?? [], searches.length)
  } finally {
    await openSearch.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The product's own way in: starter content, a generated file, the import, a rebuild. Answers texts to search for. */
async function fillIn(environment: Environment, folder: string, givenFile: string | undefined): Promise<string[]> {
  const { database, close } = openDatabase({ url: environment['DATABASE_URL'] ?? '' })
  try {
    await migrate(database)
    await runBundle('api/dist/seed-command.js', [], environment)
    const file = givenFile ?? join(folder, 'articles.ndjson.gz')
    if (!givenFile) await runBundle('api/dist/generate-command.js', ['dictionary-articles', String(ARTICLES), '--out', file], environment)
    await runBundle('api/dist/import-command.js', ['dictionary-articles', file, '--no-wait'], environment)
    await runBundle('workers/dist/index-command.js', ['rebuild', 'dictionary'], environment)
    return await searchTexts(database, 200)
  } finally {
    await close()
  }
}

/** Each search once through a proxy before the engine, to know the bodies that the api sends for it. */
async function record(environment: Environment, engineUrl: string, texts: readonly string[]): Promise<{ searches: HttpCall[]; bodies: HttpCall[] }> {
  const proxy = await recordingProxy(engineUrl)
  const api = await startApi({ ...environment, SEARCH_URL: proxy.url })
  const agent = new Agent({ keepAlive: true })
  const searches: HttpCall[] = []
  const bodies: HttpCall[] = []
  for (const text of texts) {
    const search = { method: 'GET', path: fillAddress(dictionaryAddresses.search.path, { query: { query: text } }) }
    proxy.take()
    await send(agent, api.origin, search)
    const asked = proxy.take().filter(({ path }) => path.includes('_search'))
    // A search that the api asks twice (nothing matched its first reading) has no single body to compare with.
    const [body] = asked
    if (asked.length !== 1 || !body) continue
    searches.push(search)
    bodies.push(body)
  }
  agent.destroy()
  await api.stop()
  await proxy.close()
  return { searches, bodies }
}

function report(api: readonly LoadFigures[], engine: readonly LoadFigures[], queries: number): void {
  const figure = (name: keyof LoadFigures) => ({
    engine: round(median(engine.map((run) => run[name]))),
    api: round(median(api.map((run) => run[name]))),
    ratio: round(medianRatio(api, engine, (run) => run[name])),
  })
  const result = { bench: 'search', queries, clients: CLIENTS, runs: RUNS, rate: figure('rate'), p50: figure('p50'), p99: figure('p99') }
  console.log(`Search through the api against the engine alone (${queries} queries, ${CLIENTS} clients, median of ${RUNS} runs in turn)`)
  console.table({ 'searches/s': result.rate, 'p50 ms': result.p50, 'p99 ms': result.p99 })
  console.log(JSON.stringify(result))
}
