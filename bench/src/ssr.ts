import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listLetterArticles } from '@vitrine/contracts/dictionary/endpoints'
import { dictionarySorts } from '@vitrine/contracts/dictionary/sorts'
import { z } from 'zod'
import { barePages, found, renderFor } from './shared/bare-pages.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, withTags, type HttpCall } from './shared/load.ts'
import { startApi } from './shared/product-process.ts'
import { fillInStarterContent } from './shared/starter-content.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const CLIENTS = 4
const RUNS = 5
/** Searches by title in one run, each made once: the run ends with the last one. */
const PER_RUN = 150
const TEXTS = [
  'glass',
  'silver',
  'porcelain',
  'oak',
  'bronze',
  'printed',
  'mark',
  'century',
  'pressed',
  'enamel',
]
const PATHS = TEXTS.map((text) => `/dictionary/searchResults?query=${text}`)

const titlesSchema = z.object({ items: z.array(z.object({ title: z.string() })) })

/**
 * Pages of search results a second from the api process, whole (HTTP, loaders, search, rendering, policy),
 * against React's bare `renderToString` of the same trees with their data at hand: at least 0.4. The searches
 * repeat, so the api may have kept their data; the rate of searches never made before, each made once, stands
 * beside, against bare renderings of the very same pages. And conditional requests, whose ETag is known
 * before rendering, against whole pages: at least 5 times as many.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { seconds: { type: 'string', default: '5' } } })
  const seconds = Number(values.seconds)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const postgres = await servers.postgres()
  const environment = { DATABASE_URL: postgres.url, VITRINE_DATA_DIR: folder }
  try {
    await fillInStarterContent(postgres.url, environment)
    const api = await startApi(environment)
    try {
      await compare(api.origin, seconds)
    } finally {
      await api.stop()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(origin: string, seconds: number): Promise<void> {
  const bare = await barePages(origin, PATHS)
  const whole: HttpCall[] = PATHS.map((path) => ({ method: 'GET', path }))
  const conditional = await withTags(origin, whole)
  const firstTime = await searchesByTitle(origin)
  const load = { origin, clients: CLIENTS, seconds }
  let asked: readonly HttpCall[] = []
  const runs = {
    bare: async () => renderFor(bare, seconds),
    pages: async () => (await measureLoad({ ...load, calls: whole })).rate,
    firstTime: async () => {
      asked = firstTime.splice(0, PER_RUN)
      if (asked.length < PER_RUN) throw new Error('there are too few titles to search each once')
      return (await measureLoad({ ...load, calls: asked, once: true })).rate
    },
    firstTimeBare: async () =>
      renderFor(
        await barePages(
          origin,
          asked.map(({ path }) => path),
        ),
        seconds,
      ),
    conditional: async () => (await measureLoad({ ...load, calls: conditional, expect: 304 })).rate,
  }
  // The compiler has seen everything before anything counts.
  for (const warmUp of Object.values(runs)) await warmUp()
  const figures = await interleaved(RUNS, runs)
  const [bareRates, pageRates, firstTimeRates, firstTimeBareRates, conditionalRates] = [
    figures['bare'] ?? [],
    figures['pages'] ?? [],
    figures['firstTime'] ?? [],
    figures['firstTimeBare'] ?? [],
    figures['conditional'] ?? [],
  ]
  const result = {
    bench: 'ssr',
    bareRendersPerSecond: round(median(bareRates)),
    pagesPerSecond: round(median(pageRates)),
    firstTimePagesPerSecond: round(median(firstTimeRates)),
    notModifiedPerSecond: round(median(conditionalRates)),
    pagesToBare: round(medianRatio(pageRates, bareRates, (rate) => rate)),
    firstTimeBareRendersPerSecond: round(median(firstTimeBareRates)),
    firstTimePagesToBare: round(medianRatio(firstTimeRates, firstTimeBareRates, (rate) => rate)),
    notModifiedToPages: round(medianRatio(conditionalRates, pageRates, (rate) => rate)),
    wanted: { pagesToBare: 0.4, notModifiedToPages: 5 },
  }
  console.log(
    `bare renders ${result.bareRendersPerSecond}/s, pages ${result.pagesPerSecond}/s, of searches never made before ${result.firstTimePagesPerSecond}/s (bare ${result.firstTimeBareRendersPerSecond}/s), not modified ${result.notModifiedPerSecond}/s`,
  )
  console.log(JSON.stringify(result))
}

/** Searches that the api cannot have kept: every letter's titles, one after the other, in every order. */
async function searchesByTitle(origin: string): Promise<HttpCall[]> {
  const titles: { title: string }[] = []
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const list = await found(`${origin}${listLetterArticles.path}?letter=${letter}`, {})
    titles.push(...titlesSchema.parse(await list.json()).items)
  }
  return dictionarySorts.flatMap(({ value }) =>
    titles.map(({ title }) => ({
      method: 'GET',
      path: `/dictionary/searchResults?${new URLSearchParams({ query: title, s: value }).toString()}`,
    })),
  )
}
