import { parseArgs } from 'node:util'
import { fillPath } from '@vitrine/contracts/client'
import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/messages'
import { searchSoldItems, suggestSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { CLIENTS, compare, record, RUNS } from './search/against-engine.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, type HttpCall } from './shared/load.ts'
import { allMisspelled } from './shared/misspelled-texts.ts'
import { startApi, type Environment } from './shared/product-process.ts'
import { groundOptions, withSoldItems } from './shared/sold-items.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'
import { measureWorthScore } from './worthscore/measure.ts'

const TEXTS = 100
/** One client on Postgres: what a reader waits for. */
const ALONE = { clients: 1, seconds: 10 }
/** The deepest page that can be reached. */
const LAST_OFFSET = limits.searchWindow - limits.pageSize

/**
 * The price guide with `--size N` generated sold items: filtered and sorted lists with their total, relevance
 * with facets, suggestions, and misspelled texts apart. On OpenSearch, against the same requests straight to
 * the engine, from the same load generator in turn; with `--engine postgres` what one client waits for.
 * `--worthscore` measures WorthScore on the same index, which takes long to build at a million: `--keep
 * FOLDER` keeps it for the next run, `--seconds` says how long each run takes, and `--fill-only` ends when it
 * is there.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...groundOptions,
      texts: { type: 'string', default: String(TEXTS) },
      engine: { type: 'string', default: 'opensearch' },
      worthscore: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      'fill-only': { type: 'boolean', default: false },
    },
  })
  await withSoldItems(values, servers, async (ground) => {
    if (values['fill-only']) return
    const { environment, engineUrl, database } = ground
    const kinds = await callsOf(database, Number(values.texts))
    const figures: unknown[] = []
    const api = await startApi(environment)
    for (const [kind, calls] of Object.entries(kinds))
      figures.push(
        engineUrl
          ? await againstEngine(kind, calls, {
              environment,
              engineUrl,
              origin: api.origin,
              seconds: values.seconds ? Number(values.seconds) : undefined,
            })
          : await alone(kind, calls, api.origin),
      )
    figures.push(await lastPages(api.origin, values.seconds ? Number(values.seconds) : ALONE.seconds))
    await api.stop()
    console.log(
      JSON.stringify({
        bench: 'price-guide',
        size: Number(values.size),
        engine: values.engine,
        ...(engineUrl && { clients: CLIENTS, runs: RUNS }),
        figures,
      }),
    )
    if (values.worthscore) await measureWorthScore(ground)
  })
}

async function againstEngine(
  kind: string,
  calls: readonly HttpCall[],
  {
    environment,
    engineUrl,
    origin,
    seconds,
  }: { environment: Environment; engineUrl: string; origin: string; seconds: number | undefined },
) {
  return await compare(
    kind,
    await record(environment, engineUrl, calls, 'price-guide'),
    origin,
    engineUrl,
    seconds,
  )
}

async function alone(kind: string, calls: readonly HttpCall[], origin: string) {
  await measureLoad({ ...ALONE, origin, calls })
  const { rate, p50, p99 } = await measureLoad({ ...ALONE, origin, calls })
  const figures = { kind, rate: round(rate), p50: round(p50), p99: round(p99) }
  console.table(figures)
  return figures
}

/**
 * Of the same lists the last page against the first, one client, in turn: at most twice as long. Both have
 * their counts by then.
 */
async function lastPages(origin: string, seconds: number) {
  const pages = (offset: number): HttpCall[] =>
    ['saleDate:asc', 'saleDate:desc', 'title:asc', 'title:desc'].flatMap((s) =>
      ['1900', '2010', '2012'].map((year) => ({
        method: 'GET',
        path: fillPath(searchSoldItems.path, {
          query: { s, 'f.dateFrom': `${year}-01-01`, offset: String(offset) },
        }),
      })),
    )
  const load = (offset: number) => measureLoad({ clients: 1, seconds, origin, calls: pages(offset) })
  await load(0)
  const { first = [], last = [] } = await interleaved(RUNS, {
    first: () => load(0),
    last: () => load(LAST_OFFSET),
  })
  const figures = {
    kind: 'last page against the first',
    first: round(median(first.map(({ p50 }) => p50))),
    last: round(median(last.map(({ p50 }) => p50))),
    ratio: round(medianRatio(last, first, ({ p50 }) => p50)),
  }
  console.table(figures)
  return figures
}

async function callsOf(database: Database, count: number): Promise<Record<string, HttpCall[]>> {
  const { rows } = await sql<{ title: string; url: string; year: string }>`
    SELECT item.title, node.url, to_char(item.sale_date, 'YYYY') AS year FROM sold_items item JOIN taxonomy_nodes node ON node.id = item.category_id ORDER BY md5(item.id::text) LIMIT ${count}`.execute(
    database,
  )
  const texts = rows
    .map(({ title }, at) =>
      (title.match(/[\p{L}\p{N}]{3,}/gu) ?? []).slice(0, at % 2 === 0 ? 1 : 2).join(' '),
    )
    .filter((text) => text.length >= 3)
  const search = (query: Record<string, string>): HttpCall => ({
    method: 'GET',
    path: fillPath(searchSoldItems.path, { query }),
  })
  return {
    'lists with filter, range, sort and total': rows.map(({ url, year }) =>
      search({ category: url, 'f.dateFrom': `${year}-01-01`, s: 'saleDate:asc' }),
    ),
    'relevance with facets': texts.map((query) => search({ query })),
    suggestions: texts.map((text) => ({
      method: 'GET',
      path: fillPath(suggestSoldItems.path, { query: { term: text.slice(0, 5) } }),
    })),
    misspelled: allMisspelled(texts).map((query) => search({ query })),
  }
}
