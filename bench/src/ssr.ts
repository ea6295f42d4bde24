import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import type { Transport } from '@vitrine/contracts/client'
import { listLetterArticles } from '@vitrine/contracts/dictionary/endpoints'
import { dictionarySorts } from '@vitrine/contracts/dictionary/sorts'
import { z } from 'zod'
import type { BenchServers } from './shared/bench-servers.ts'
import { type HttpCall, measureLoad, openConnections, send } from './shared/load.ts'
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

interface SiteSettings {
  publicUrl: string
  supportEmail: string
  imageHosts: readonly string[]
  assetUrl: string
  ownHosts: readonly string[]
  faqUrl: string
  socialUrls: readonly string[]
  isFillingIn: () => boolean
}
interface Site {
  bareRender(request: Request, settings: SiteSettings, transport: Transport): Promise<() => string>
}
const titlesSchema = z.object({ items: z.array(z.object({ title: z.string() })) })
const siteSchema = z.object({
  bareRender: z.custom<Site['bareRender']>((value) => typeof value === 'function'),
})

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
  const bare = await bareRenderings(origin, PATHS)
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
        await bareRenderings(
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

/** The same trees that the api renders, with the data that it would load. */
async function bareRenderings(origin: string, paths: readonly string[]): Promise<(() => string)[]> {
  const module: unknown = await import(
    pathToFileURL(resolve(import.meta.dirname, '../../web/build/server/index.js')).href
  )
  const { bareRender } = siteSchema.parse(module)
  const settings = {
    publicUrl: origin,
    supportEmail: 'support@vitrine.example',
    imageHosts: [],
    assetUrl: '',
    ownHosts: [],
    faqUrl: '',
    socialUrls: [],
    isFillingIn: () => false,
  }
  const renderings: (() => string)[] = []
  // One after the other: asked for all at once the api refuses some, and their trees would be those of a
  // failure.
  for (const path of paths)
    renderings.push(
      await bareRender(new Request(`${origin}${path}`), settings, (address, init) =>
        found(`${origin}${address}`, init),
      ),
    )
  return renderings
}

/** @throws on a response that is a failure of the server */
async function found(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init)
  if (response.status >= 500) throw new Error(`${address} responded with ${response.status}`)
  return response
}

/** Renders round and round; returns renders a second. */
function renderFor(renderings: readonly (() => string)[], seconds: number): number {
  const begin = performance.now()
  let done = 0
  while (performance.now() - begin < seconds * 1000) renderings[(done += 1) % renderings.length]?.()
  return done / ((performance.now() - begin) / 1000)
}

async function withTags(origin: string, calls: readonly HttpCall[]): Promise<HttpCall[]> {
  const agent = openConnections()
  const tagged = await Promise.all(
    calls.map(async (call) => ({
      ...call,
      headers: { 'if-none-match': (await send(agent, origin, call)).etag ?? '' },
    })),
  )
  await agent.close()
  return tagged
}
