import { parseArgs } from 'node:util'
import { fillPath } from '@vitrine/contracts/client'
import { publicCollectionUrl } from '@vitrine/contracts/collections/collections'
import {
  listCollections,
  readPublicCollection,
  listPublicItems,
} from '@vitrine/contracts/collections/endpoints'
import { collectionSorts } from '@vitrine/contracts/collections/sorts'
import { fillCollections } from './public-collection/fill.ts'
import { plainList } from './public-collection/plain-list.ts'
import { barePages, renderFor } from './shared/bare-pages.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, withTags, type HttpCall } from './shared/load.ts'
import { measurePlain } from './shared/measure-plain.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'
import { withProduct } from './shared/with-product.ts'
import { anOwner, signIn } from './vault/owner.ts'

const CLIENTS = 8
/** Pages in one run: more than are asked for in it. */
const PER_RUN = 20_000
const TEXTS = ['vase', 'blue', 'clock', 'amber b', '']

/**
 * The page of a public collection of 500 items, with 8 clients: whole against React's bare rendering of the
 * same trees (at least 0.4), those that nobody asked for before beside them, which the api cannot have kept,
 * and conditional requests against rendered pages (at least 5 times as many), each of which asks the database
 * whether the collection still is public. And the list of a member's 1,000 collections against the best plain
 * SQL by bare pg: at least 0.5.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { seconds: { type: 'string', default: '5' }, runs: { type: 'string', default: '5' } },
  })
  const [seconds, runs] = [Number(values.seconds), Number(values.runs)]
  await withProduct(servers, { poolSize: CLIENTS }, async ({ database, pool, startApi }) => {
    const { owner, categoryId } = await anOwner(database)
    const id = await fillCollections(database, owner, categoryId)
    const api = await startApi({ TRUST_PROXY: '1' })
    const load = { origin: api.origin, clients: CLIENTS, seconds }
    const pages: HttpCall[] = collectionSorts.map((sort) => ({
      method: 'GET',
      path: `${publicCollectionUrl(id)}?s=${sort}`,
    }))
    const headers = { cookie: await signIn(api.origin) }
    const list: HttpCall[] = TEXTS.map((text, at) => ({
      method: listCollections.method,
      path: fillPath(listCollections.path, {
        query: { 'f.title': text, s: 'title:asc', offset: String(at * 9) },
      }),
      headers,
    }))
    const calls: HttpCall[] = [
      {
        method: 'GET',
        path: fillPath(readPublicCollection.path, { params: { id: String(id) } }),
      },
      {
        method: 'GET',
        path: fillPath(listPublicItems.path, { query: { 'f.itemCollectionId': String(id) } }),
      },
    ]
    const [bare, tagged, taggedCalls] = [
      await barePages(
        api.origin,
        pages.map(({ path }) => path),
      ),
      await withTags(api.origin, pages),
      await withTags(api.origin, calls),
    ]
    let asked = 0
    const sides = {
      bare: async () => renderFor(bare, seconds),
      pages: async () => (await measureLoad({ ...load, calls: pages })).rate,
      pagesAnew: async () =>
        (await measureLoad({ ...load, calls: neverAsked(pages, (asked += PER_RUN)) })).rate,
      conditional: async () => (await measureLoad({ ...load, calls: tagged, expect: 304 })).rate,
      calls: async () => (await measureLoad({ ...load, calls })).rate,
      conditionalCalls: async () => (await measureLoad({ ...load, calls: taggedCalls, expect: 304 })).rate,
      list: async () => (await measureLoad({ ...load, calls: list })).rate,
      plainList: async () =>
        (
          await measurePlain(
            (at) => plainList(pool, owner, TEXTS[at % TEXTS.length] ?? '', (at % TEXTS.length) * 9),
            CLIENTS,
            seconds,
          )
        ).rate,
    }
    for (const warmUp of Object.values(sides)) await warmUp()
    const rates = await interleaved(runs, sides)
    const of = (name: keyof typeof sides) => rates[name] ?? []
    const ratio = (one: keyof typeof sides, other: keyof typeof sides) =>
      round(medianRatio(of(one), of(other), (rate) => rate))
    const perSecond = Object.fromEntries(
      Object.entries(rates).map(([name, each]) => [name, round(median(each))]),
    )
    const result = {
      pagesToBare: ratio('pages', 'bare'),
      pagesAnewToBare: ratio('pagesAnew', 'bare'),
      conditionalToRendered: ratio('conditional', 'pagesAnew'),
      conditionalCallsToCalls: ratio('conditionalCalls', 'calls'),
      listToPlain: ratio('list', 'plainList'),
    }
    console.table([perSecond])
    console.log(
      JSON.stringify({
        bench: 'public-collection',
        clients: CLIENTS,
        runs,
        perSecond,
        ...result,
        wanted: { pagesToBare: 0.4, conditionalToRendered: 5, listToPlain: 0.5 },
      }),
    )
  })
}

/** The same pages under URLs of their own: a parameter that no page reads tells them apart. */
function neverAsked(pages: readonly HttpCall[], from: number): HttpCall[] {
  return Array.from({ length: PER_RUN }, (_, at) => pages[at % pages.length]).flatMap((page, at) =>
    page ? [{ ...page, path: `${page.path}&asked=${from + at}` }] : [],
  )
}
