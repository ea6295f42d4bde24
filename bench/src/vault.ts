import { parseArgs } from 'node:util'
import { listItems, updateItem, updateItems } from '@vitrine/contracts/vault-items/endpoints'
import { fillPath } from '@vitrine/contracts/client'
import type { Database, OpenDatabase } from '@vitrine/database/database'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, type HttpCall, type LoadFigures } from './shared/load.ts'
import { measurePlain } from './shared/measure-plain.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'
import { withProduct } from './shared/with-product.ts'
import { fillVaults, OWN_ITEMS } from './vault/fill.ts'
import { anOwner, signIn } from './vault/owner.ts'
import { DESCRIPTION, isIndexOnly, plainVault } from './vault/plain.ts'

const CLIENTS = 8
const BULK = 100
const SMALL = 10_000
const TEXTS = ['vase', 'blue', 'clock', 'amber b', 'spoon']

interface Ground {
  database: Database
  pool: OpenDatabase['pool']
  owner: number
  categoryId: number
  tagId: number
}

/** Calls of the api and what is the same by plain SQL, for one kind of work. */
interface Sides {
  calls: (HttpCall | HttpCall[])[]
  plain: (at: number) => Promise<unknown>
}

/**
 * A member with 5,000 items among 10,000 and among `--size` of all members: list with filter, sort and total;
 * dry run and save; a bulk update of 100. The api with 8 clients against the best plain SQL for the same rows
 * by bare pg, in turn: rate at least 0.5, p99 at most 2.5 times; and the list's p50 grows at most 1.3 times.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      size: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '5' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  })
  const [size, seconds, runs] = [Number(values.size), Number(values.seconds), Number(values.runs)]
  await withProduct(servers, { poolSize: CLIENTS }, async ({ database, pool, startApi }) => {
    const ground = { database, pool, ...(await anOwner(database)) }
    const api = await startApi({ TRUST_PROXY: '1' })
    const cookie = await signIn(api.origin)
    const figures: Record<string, unknown>[] = []
    for (const total of [SMALL, size]) {
      await fillVaults(database, { total, ...ground })
      for (const [work, sides] of Object.entries(await sidesOf(ground, cookie)).filter(([work]) =>
        work.includes(values.only),
      ))
        figures.push({
          work,
          items: total,
          ...(await compare(sides, { origin: api.origin, seconds, runs })),
        })
    }
    console.table(figures)
    console.log(
      JSON.stringify({
        bench: 'vault',
        size,
        clients: CLIENTS,
        runs,
        indexOnly: await isIndexOnly(pool, ground.owner, ground.categoryId),
        growth: growthOf(figures),
        figures,
        wanted: { rate: 0.5, p99: 2.5, growth: 1.3 },
      }),
    )
  })
}

async function sidesOf(
  { database, pool, owner, categoryId, tagId }: Ground,
  cookie: string,
): Promise<Record<string, Sides>> {
  const rows = await database
    .selectFrom('vault_items')
    .select('id')
    .where('user_id', '=', owner)
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length < OWN_ITEMS * 0.9) throw new Error(`the member has ${ids.length} items`)
  const plain = plainVault(pool)
  const headers = { cookie }
  const at = (index: number) => ids[index % ids.length] ?? 0
  const hundred = (index: number) => Array.from({ length: BULK }, (_, each) => at(index * BULK + each))
  const put = (id: number, query: Record<string, string>): HttpCall => ({
    method: updateItem.method,
    path: fillPath(updateItem.path, { params: { id: String(id) }, query }),
    headers,
    body: JSON.stringify({ title: `Saved ${id}`, description: DESCRIPTION, categoryId }),
  })
  return {
    'list, filter, sort and total': {
      calls: TEXTS.map((text, index) => ({
        method: listItems.method,
        path: fillPath(listItems.path, {
          query: {
            'f.title': text,
            'f.categoryId': String(categoryId),
            s: 'title:asc',
            offset: String(index * 20),
          },
        }),
        headers,
      })),
      plain: (index) =>
        plain.list(owner, categoryId, TEXTS[index % TEXTS.length] ?? '', (index % TEXTS.length) * 20),
    },
    'dry run and save': {
      calls: ids.slice(0, 1000).map((id) => [put(id, { validationOnly: 'true' }), put(id, {})]),
      plain: (index) => plain.save(owner, at(index), `Saved ${at(index)}`),
    },
    'bulk update of 100': {
      calls: Array.from({ length: Math.floor(ids.length / BULK) }, (_, index) => ({
        method: updateItems.method,
        path: updateItems.path,
        headers,
        body: JSON.stringify([{ operation: 'ADD', path: 'tags', objects: hundred(index), value: tagId }]),
      })),
      plain: (index) => plain.bulk(owner, hundred(index), tagId),
    },
  }
}

async function compare(
  { calls, plain }: Sides,
  { origin, seconds, runs }: { origin: string; seconds: number; runs: number },
) {
  const sides = {
    api: () => measureLoad({ origin, calls, clients: CLIENTS, seconds }),
    plain: () => measurePlain(plain, CLIENTS, seconds),
  }
  for (const warmUp of Object.values(sides)) await warmUp()
  const { api = [], plain: bare = [] } = await interleaved(runs, sides)
  const of = (figures: readonly LoadFigures[], name: keyof LoadFigures) =>
    round(median(figures.map((figure) => figure[name])))
  const ratio = (name: keyof LoadFigures) => round(medianRatio(api, bare, (figure) => figure[name]))
  return {
    rate: of(api, 'rate'),
    'rate ×': ratio('rate'),
    p50: of(api, 'p50'),
    'plain p50': of(bare, 'p50'),
    p99: of(api, 'p99'),
    'p99 ×': ratio('p99'),
  }
}

/** How many times longer each takes among all members' items than among few. */
function growthOf(figures: readonly Record<string, unknown>[]): Record<string, number> {
  const half = figures.length / 2
  return Object.fromEntries(
    figures
      .slice(0, half)
      .map((small, at) => [
        String(small['work']),
        round(Number(figures[half + at]?.['p50']) / Number(small['p50'])),
      ]),
  )
}
