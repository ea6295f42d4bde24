import { parseArgs } from 'node:util'
import { fillPath } from '@vitrine/contracts/client'
import { listChanges } from '@vitrine/contracts/vault-history/endpoints'
import { listItems, listStaffViews, readFacets, readItem } from '@vitrine/contracts/vault-items/endpoints'
import { listValuations } from '@vitrine/contracts/vault-items/value-endpoints'
import { readRecord } from '@vitrine/contracts/vault-records/endpoints'
import type { Database } from '@vitrine/database/database'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, type HttpCall, type Load, type LoadFigures } from './shared/load.ts'
import { interleaved, median, round } from './shared/statistics.ts'
import { withProduct } from './shared/with-product.ts'
import { fillRecords } from './vault/fill-records.ts'
import { anOwner, signIn } from './vault/owner.ts'

/** One for each processor. */
const CLIENTS = 2
const FEW = 4_000
const MANY = 40_000

/**
 * Lists, filters, sorts and counts of a member with 4,000 and of one with 40,000 items among `--size` of all
 * members, each with a record: p50 at most 60 ms, p99 at most 250 ms, and at most 1.5 times from few to many.
 * And an item with its record as its page reads them, against the item alone.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      size: { type: 'string', default: '2000000' },
      seconds: { type: 'string', default: '3' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
    },
  })
  const [size, seconds, runs] = [Number(values.size), Number(values.seconds), Number(values.runs)]
  await withProduct(servers, { poolSize: 4 }, async ({ database, startApi }) => {
    const many = await anOwner(database, 'many@vitrine.example')
    const few = await anOwner(database, 'few@vitrine.example')
    await fillRecords(database, {
      total: size,
      collectors: [
        { userId: many.owner, items: MANY },
        { userId: few.owner, items: FEW },
      ],
      categoryId: many.categoryId,
    })
    const api = await startApi({ TRUST_PROXY: '1' })
    const works = {
      many: await worksOf(database, many.owner, await signIn(api.origin, 'many@vitrine.example')),
      few: await worksOf(database, few.owner, await signIn(api.origin, 'few@vitrine.example')),
    }
    const figures: Record<string, unknown>[] = []
    for (const work of Object.keys(works.many).filter((name) => name.includes(values.only))) {
      const measure = (calls: Load['calls']) => () =>
        measureLoad({ origin: api.origin, calls, clients: CLIENTS, seconds })
      const sides = { many: measure(works.many[work] ?? []), few: measure(works.few[work] ?? []) }
      for (const warmUp of Object.values(sides)) await warmUp()
      const measured = await interleaved(runs, sides)
      const of = (side: 'many' | 'few', name: keyof LoadFigures) =>
        round(median((measured[side] ?? []).map((figure) => figure[name])))
      figures.push({
        work,
        'few p50': of('few', 'p50'),
        p50: of('many', 'p50'),
        p99: of('many', 'p99'),
        growth: round(of('many', 'p50') / of('few', 'p50')),
      })
    }
    console.table(figures)
    console.log(
      JSON.stringify({
        bench: 'vault-filters',
        size,
        few: FEW,
        many: MANY,
        clients: CLIENTS,
        runs,
        figures,
        wanted: { p50: 60, p99: 250, growth: 1.5 },
      }),
    )
  })
}

async function worksOf(
  database: Database,
  owner: number,
  cookie: string,
): Promise<Record<string, Load['calls']>> {
  const rows = await database
    .selectFrom('vault_items')
    .select(['id', 'storage_location_id as place', 'insurance_id as insurer'])
    .where('user_id', '=', owner)
    .orderBy('id')
    .limit(500)
    .execute()
  const [place, other] = rows.flatMap((row) => (row.place === null ? [] : [String(row.place)]))
  const insurer = rows.flatMap((row) => (row.insurer === null ? [] : [String(row.insurer)]))[0]
  if (!place || !other || !insurer) throw new Error('the member has no items in a place')
  const headers = { cookie }
  const list = (query: Record<string, string>): HttpCall => ({
    method: listItems.method,
    path: fillPath(listItems.path, { query: { with: 'record', ...query } }),
    headers,
  })
  const counts = (query: Record<string, string>): HttpCall => ({
    method: readFacets.method,
    path: fillPath(readFacets.path, { query }),
    headers,
  })
  const ofItem = ({ method, path }: { method: string; path: string }, id: number): HttpCall => ({
    method,
    path: fillPath(path, { params: { id: String(id) } }),
    headers,
  })
  const offsets = ['0', '20', '400', '2000']
  return {
    'list without filters': offsets.map((offset) => list({ offset })),
    'list by location and insurer': [
      list({ 'f.storageLocationId': place }),
      list({ 'f.storageLocationId': other, 'f.insuranceId': insurer }),
    ],
    'list by ownership, object type and maker': [
      list({ 'f.ownership': 'onLoanTo,forSale', 'f.objectType': 'Vase' }),
      list({ 'f.maker': 'Maker 7' }),
    ],
    'list by cost, value and day': [
      list({ 'f.value': '1000..2000', s: 'value:desc' }),
      list({ 'f.cost': '..500', 'f.acquired': '2000-01-01..2010-12-31' }),
    ],
    'list of what is not valued, or long ago': [
      list({ 'f.valued': 'no' }),
      list({ 'f.valuedBefore': '2018-01-01' }),
    ],
    'list by an own field': [list({ 'f.specific': 'Condition=Good' })],
    'page sorted by value': offsets.map((offset) => list({ s: 'value:desc', offset })),
    'page sorted by cost or number': [list({ s: 'cost:asc' }), list({ s: 'inventoryNumber:asc' })],
    'text and a location': [
      list({ 'f.text': 'blue vase', 'f.storageLocationId': place }),
      list({ 'f.text': 'clock', 'f.ownership': 'owned' }),
    ],
    'text anywhere': [
      list({ 'f.text': 'poor clock' }),
      list({ 'f.text': 'maker 12 clock' }),
      list({ 'f.text': 'storage 7 poor' }),
    ],
    'text with a misspelled word': [list({ 'f.text': 'condtion' })],
    'counts of all': [counts({})],
    'counts with filters': [
      counts({ 'f.storageLocationId': place }),
      counts({ 'f.ownership': 'owned', 'f.value': '100..' }),
    ],
    'counts with a text': [counts({ 'f.text': 'vase' })],
    'item alone': rows.map(({ id }) => ofItem(readItem, id)),
    'item as its page reads it': rows.map(({ id }) => [
      [
        ofItem(readItem, id),
        ofItem(readRecord, id),
        ofItem(listStaffViews, id),
        ofItem(listChanges, id),
        ofItem(listValuations, id),
      ],
    ]),
  }
}
