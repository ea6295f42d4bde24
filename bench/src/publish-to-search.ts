import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fillPath } from '@vitrine/contracts/client'
import { publishArticle } from '@vitrine/contracts/dictionary/endpoints'
import { makeGroups, publishedByLetter, type Draft, type Group } from './publish-to-search/drafts.ts'
import { freshWord } from './publish-to-search/fresh-word.ts'
import {
  GROUP_SIZE,
  searchFor,
  watchGroup,
  type Committed,
  type Latencies,
} from './publish-to-search/watch-group.ts'
import { fillWithArticles } from './reindex/fill-with-articles.ts'
import { step } from './search/against-engine.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { runBundle } from './shared/product-process.ts'
import { seededAccounts } from './shared/sold-items.ts'
import { staffHeaders } from './shared/staff-headers.ts'
import { median, percentile, round } from './shared/statistics.ts'
import { withProduct } from './shared/with-product.ts'

const RUNS = 5
const ARTICLES = 28_000
const WRITES_A_SECOND = 50

/**
 * From the response of the command that publishes, which has committed just before, until a reader sees the
 * article: by search, in its letter's count and in its letter's list, while staff publish 50 articles a
 * second by the api and 28,000 are in the index. Each article is watched. p99 at most 1 s on either engine.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      seconds: { type: 'string', default: '12' },
      engine: { type: 'string' },
      articles: { type: 'string', default: String(ARTICLES) },
    },
  })
  for (const engine of values.engine ? [values.engine] : ['postgres', 'opensearch']) {
    report(
      engine,
      Number(values.articles),
      await measureEngine(
        engine,
        { seconds: Number(values.seconds), articles: Number(values.articles) },
        servers,
      ),
    )
  }
}

async function measureEngine(
  engine: string,
  { seconds, articles }: { seconds: number; articles: number },
  servers: BenchServers,
): Promise<Latencies[]> {
  const searchesOn = engine === 'opensearch' ? 'opensearch' : 'postgres'
  return await withProduct(servers, { searchesOn }, async (product) => {
    const { database, environment } = product
    const accounts = seededAccounts(
      await runBundle('api/dist/seed-command.js', [], { ...environment, NODE_ENV: 'development' }),
    )
    const groups = await step(`${articles} articles are made and indexed on ${engine}`, async () => {
      await fillWithArticles(database, articles)
      await runBundle('workers/dist/index-command.js', ['rebuild', 'dictionary'], environment)
      return await makeGroups(database, {
        groups: Math.ceil(((RUNS * seconds + 2) * WRITES_A_SECOND) / GROUP_SIZE),
        size: GROUP_SIZE,
      })
    })
    const counts = await publishedByLetter(product.postgresUrl)
    product.startWorkers()
    const api = await product.startApi()
    const headers = await staffHeaders(api.origin, accounts)
    const site: Site = { origin: api.origin, headers, counts }
    // The workers take up the index; until then a search may be refused.
    while (
      !(await searchFor(api.origin, freshWord()).then(
        () => true,
        () => false,
      ))
    )
      await sleep(100)
    await runOnce(site, groups.splice(0, (2 * WRITES_A_SECOND) / GROUP_SIZE))
    const figures: Latencies[] = []
    for (let each = 0; each < RUNS; each += 1)
      figures.push(await runOnce(site, groups.splice(0, (seconds * WRITES_A_SECOND) / GROUP_SIZE)))
    return figures
  })
}

interface Site {
  origin: string
  /** What a signed-in member of the staff sends. */
  headers: Record<string, string>
  /** Articles published so far under each letter. */
  counts: Map<string, number>
}

async function runOnce(site: Site, groups: readonly Group[]): Promise<Latencies> {
  const latencies: Latencies = { search: [], letterCount: [], list: [] }
  const watching: Promise<void>[] = []
  const begin = performance.now()
  for (const [at, group] of groups.entries()) {
    const dueAt = (place: number) => begin + ((at * GROUP_SIZE + place) * 1000) / WRITES_A_SECOND
    await sleep(Math.max(0, dueAt(0) - performance.now()))
    const commits = group.drafts.map(async (draft, place) => {
      await sleep(Math.max(0, dueAt(place) - performance.now()))
      return await publish(site, draft, group.letter)
    })
    watching.push(watchGroup(site.origin, group, commits, latencies))
  }
  await Promise.all(watching)
  return latencies
}

async function publish(
  { origin, headers, counts }: Site,
  { id, url }: Draft,
  letter: string,
): Promise<Committed> {
  const { method, path } = publishArticle
  const response = await fetch(`${origin}${fillPath(path, { params: { url } })}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  if (!response.ok)
    throw new Error(`Publishing ${url} responded with ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
  const count = (counts.get(letter) ?? 0) + 1
  counts.set(letter, count)
  return { id, at: performance.now(), count }
}

function report(engine: string, articles: number, runs: readonly Latencies[]): void {
  const figure = (name: keyof Latencies) => ({
    p50: round(median(runs.map((latencies) => percentile(latencies[name], 50))), 0),
    p99: round(median(runs.map((latencies) => percentile(latencies[name], 99))), 0),
  })
  const watched = runs.reduce((sum, { search }) => sum + search.length, 0)
  const result = {
    bench: 'publish-to-search',
    engine,
    articles,
    writesPerSecond: WRITES_A_SECOND,
    runs: RUNS,
    watched,
    search: figure('search'),
    letterCount: figure('letterCount'),
    list: figure('list'),
    wantedP99: 1000,
  }
  console.log(
    `From commit until it is seen, in ms, on ${engine} (${WRITES_A_SECOND} publishes a second by the api, ${watched} watched, median of ${RUNS} runs)`,
  )
  console.table({ search: result.search, 'letter count': result.letterCount, list: result.list })
  console.log(JSON.stringify(result))
}
