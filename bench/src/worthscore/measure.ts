import { tryEstimate } from '@vitrine/contracts/worth-score/endpoints'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { CLIENTS, record, RUNS, step } from '../search/against-engine.ts'
import { measureLoad, type HttpCall, type LoadFigures } from '../shared/load.ts'
import { runBundle, startApi } from '../shared/product-process.ts'
import type { SoldItemsGround } from '../shared/sold-items.ts'
import { staffHeaders } from '../shared/staff-headers.ts'
import { interleaved, median, medianRatio, round } from '../shared/statistics.ts'

const ITEMS = 200
const SECONDS = 8

/**
 * Estimates through the api, with their session, comparables from the database and the whole calculation,
 * against the engine's more-like-this query alone, without a category scope and with its defaults: a p99 of
 * at most 1.3 times, and at least twice the rate.
 */
export async function measureWorthScore(
  { database, environment, engineUrl, accounts, size }: SoldItemsGround,
  learning: readonly string[] = [],
): Promise<void> {
  if (!engineUrl) throw new Error('WorthScore is measured against a search engine.')
  const told = await step('WorthScore has learnt', () =>
    runBundle('api/dist/worthscore-command.js', learning, environment),
  )
  console.log(told)
  const items = await itemsOf(database)
  const api = await startApi(environment)
  try {
    const headers = await staffHeaders(api.origin, accounts)
    const estimates = items.map(({ title, description, categoryId }): HttpCall => ({
      method: 'POST',
      path: tryEstimate.path,
      headers,
      body: JSON.stringify({ item: { title, description, categoryId } }),
    }))
    const [recorded] = await record(environment, engineUrl, estimates.slice(0, 1), 'price-guide')
    const asked = recorded?.steps[0]?.[0]
    if (!asked) throw new Error('The estimate asked the engine nothing.')
    const raw = items.map(({ title, description }): HttpCall => ({
      method: 'POST',
      path: asked.path,
      body: JSON.stringify(moreLikeThis(`${title} ${description}`)),
    }))
    const sides = { engine: { origin: engineUrl, calls: raw }, api: { origin: api.origin, calls: estimates } }
    const load = (side: keyof typeof sides) => () =>
      measureLoad({ ...sides[side], clients: CLIENTS, seconds: SECONDS })
    // Caches of both sides are warm before anything counts.
    await load('engine')()
    await load('api')()
    const runs = await interleaved(RUNS, { engine: load('engine'), api: load('api') })
    report(size, runs['api'] ?? [], runs['engine'] ?? [])
  } finally {
    await api.stop()
  }
}

function moreLikeThis(text: string): object {
  return {
    query: {
      more_like_this: {
        fields: ['title', 'makerName', 'description'],
        like: text,
        max_query_terms: 25,
        min_term_freq: 1,
      },
    },
    size: 50,
  }
}

async function itemsOf(
  database: Database,
): Promise<{ title: string; description: string; categoryId: number }[]> {
  const { rows } = await sql<{ title: string; description: string; categoryId: number }>`
    SELECT title, description, category_id AS "categoryId" FROM sold_items WHERE currency = 'USD' ORDER BY md5(id::text) LIMIT ${ITEMS}`.execute(
    database,
  )
  return rows
}

function report(size: number, api: readonly LoadFigures[], engine: readonly LoadFigures[]): void {
  const figure = (name: keyof LoadFigures) => ({
    engine: round(median(engine.map((run) => run[name]))),
    api: round(median(api.map((run) => run[name]))),
    ratio: round(medianRatio(api, engine, (run) => run[name])),
  })
  const result = {
    bench: 'worthscore',
    size,
    items: ITEMS,
    clients: CLIENTS,
    runs: RUNS,
    rate: figure('rate'),
    p50: figure('p50'),
    p99: figure('p99'),
  }
  console.log(
    `Estimates against the engine's more-like-this query alone (${CLIENTS} clients, median of ${RUNS} runs in turn)`,
  )
  console.table({ 'a second': result.rate, 'p50 ms': result.p50, 'p99 ms': result.p99 })
  console.log(JSON.stringify(result))
}
