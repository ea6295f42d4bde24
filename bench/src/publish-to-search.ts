import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import { articleListSchema, letterCountsSchema, searchResponseSchema } from '@vitrine/contracts/dictionary/schemas'
import { openDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import type { BenchServers } from './shared/bench-servers.ts'
import { startApi, startWorkers, type Environment } from './shared/product-process.ts'
import { median, percentile, round } from './shared/statistics.ts'
import { freshWord } from './publish-to-search/fresh-word.ts'

const RUNS = 5
const WRITES_A_SECOND = 50
/** Fine enough for figures of hundreds. A word that is not there yet costs the engine three guesses: finer, the readers would be most of the load. */
const POLL_MS = 100

/** One article of so many is watched until readers see it; all of them are written. */
const WATCHED = 20

interface Latencies {
  search: number[]
  letterCount: number[]
  list: number[]
}

/**
 * From the commit of a publish until a reader sees it: by search, in its letter's count and in its letter's list, while
 * 50 articles a second are published. p99 at most 1 s on either engine.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { seconds: { type: 'string', default: '20' }, engine: { type: 'string' } } })
  for (const engine of values.engine ? [values.engine] : ['postgres', 'opensearch']) {
    const figures = await measureEngine(engine, Number(values.seconds), servers)
    report(engine, figures)
  }
}

async function measureEngine(engine: string, seconds: number, servers: BenchServers): Promise<Latencies[]> {
  const postgres = await servers.postgres()
  const openSearch = engine === 'opensearch' ? await servers.openSearch() : null
  const environment: Environment = { DATABASE_URL: postgres.url, ...(openSearch && { SEARCH_URL: openSearch.url, SEARCH_DISTRIBUTION: 'opensearch', SEARCH_INDEX_PREFIX: 'bench-' }) }
  const { database, close } = openDatabase({ url: postgres.url })
  try {
    await migrate(database)
    const people = { authorId: await anAuthor(database), categoryId: await aCategory(database) }
    const [workers, api] = [startWorkers(environment), await startApi(environment)]
    const publish = (title: string) => aPublishedArticle(database, { ...people, title })
    try {
      committed.clear()
      // The workers make the index; until then a search is refused.
      await untilSeen(() => searchFor(api.origin, freshWord()).then(() => true, () => false))
      await runOnce(api.origin, publish, 2)
      const figures: Latencies[] = []
      for (let each = 0; each < RUNS; each += 1) figures.push(await runOnce(api.origin, publish, seconds))
      return figures
    } finally {
      await Promise.all([api.stop(), workers.stop()])
    }
  } finally {
    await close()
    await openSearch?.stop()
    await postgres.stop()
  }
}

/** Articles committed so far under each letter. */
const committed = new Map<string, number>()

async function runOnce(origin: string, publish: (title: string) => Promise<number>, seconds: number): Promise<Latencies> {
  const latencies: Latencies = { search: [], letterCount: [], list: [] }
  const watching: Promise<void>[] = []
  const begin = performance.now()
  for (let write = 0; write < seconds * WRITES_A_SECOND; write += 1) {
    await sleep(Math.max(0, begin + (write * 1000) / WRITES_A_SECOND - performance.now()))
    watching.push(publishAndWatch(origin, publish, write % WATCHED === 0 ? latencies : null))
  }
  await Promise.all(watching)
  return latencies
}

async function publishAndWatch(origin: string, publish: (title: string) => Promise<number>, latencies: Latencies | null): Promise<void> {
  const word = freshWord()
  const letter = word.charAt(0).toUpperCase()
  const id = await publish(`${word} beaker`)
  const at = performance.now()
  const expected = (committed.get(letter) ?? 0) + 1
  committed.set(letter, expected)
  if (!latencies) return
  const seen = (figures: number[]) => () => void figures.push(performance.now() - at)
  await Promise.all([
    untilSeen(async () => (await searchFor(origin, word)).includes(id)).then(seen(latencies.search)),
    untilSeen(async () => (await countOf(origin, letter)) >= expected).then(seen(latencies.letterCount)),
    untilSeen(async () => (await totalUnder(origin, letter)) >= expected).then(seen(latencies.list)),
  ])
}

async function untilSeen(isSeen: () => Promise<boolean>): Promise<void> {
  while (!(await isSeen())) await sleep(POLL_MS)
}

async function searchFor(origin: string, word: string): Promise<number[]> {
  const { items } = searchResponseSchema.parse(await get(`${origin}${dictionaryPaths.search.path}?query=${word}`))
  return items.map(({ id }) => id)
}

async function countOf(origin: string, letter: string): Promise<number> {
  const { items } = letterCountsSchema.parse(await get(`${origin}${dictionaryPaths.letterCounts.path}`))
  return items.find((each) => each.letter === letter)?.count ?? 0
}

async function totalUnder(origin: string, letter: string): Promise<number> {
  const { meta } = articleListSchema.parse(await get(`${origin}${dictionaryPaths.letterArticles.path}?letter=${letter}`))
  return meta.total
}

async function get(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return await response.json()
}

function report(engine: string, runs: readonly Latencies[]): void {
  const figure = (name: keyof Latencies) => ({
    p50: round(median(runs.map((latencies) => percentile(latencies[name], 50))), 0),
    p99: round(median(runs.map((latencies) => percentile(latencies[name], 99))), 0),
  })
  const result = { bench: 'publish-to-search', engine, writesPerSecond: WRITES_A_SECOND, runs: RUNS, search: figure('search'), letterCount: figure('letterCount'), list: figure('list'), wantedP99: 1000 }
  console.log(`From commit until it is seen, in ms, on ${engine} (${WRITES_A_SECOND} publishes a second, median of ${RUNS} runs)`)
  console.table({ search: result.search, 'letter count': result.letterCount, list: result.list })
  console.log(JSON.stringify(result))
}
