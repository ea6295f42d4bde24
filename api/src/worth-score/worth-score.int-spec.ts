import { sqlExecutor } from '@vitrine/database/sql-executor'
import { titleSortKey } from '@vitrine/contracts/text'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { soldItemToDocument } from '@vitrine/search/price-guide/sold-item-to-document'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../generation/catalogue.ts'
import { generateSoldItems } from '../generation/generate-sold-items.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'
import { readPlaces } from '../taxonomy/queries/read-places/read-places.query.ts'
import { learnWorth } from './commands/learn-worth/learn-worth.ts'
import { describeLesson } from './commands/learn-worth/describe-lesson.ts'

const AT = '/api/v1/worth-score/admin'
const COUNT = 2_500

let api: TestApi
let engine: SearchEngine
let staff: TestCall
let isAway = false
const categoryIds = new Map<string, number>()
/** A third in pounds: enough to learn from. */
const sold = [...generateSoldItems(COUNT, 7)].map((item, at) => (at % 3 === 0 ? { ...item, currency: 'GBP' } : item))
let ids: number[]

beforeAll(async () => {
  api = await testApi({
    openEngine: ({ pool }) => {
      engine = createPostgresEngine({ sql: sqlExecutor(pool) })
      return { ...engine, moreLikeThis: async (definition, request) => (isAway ? Promise.reject(new SearchUnavailable(null)) : await engine.moreLikeThis(definition, request)) }
    },
  })
  const { database } = api.data
  for (const { title } of catalogue) categoryIds.set(title, await aCategory(database, { title, url: title.toLowerCase().replaceAll(/[^a-z]+/g, '-') }))
  const rows = sold.map((item) => ({ ...item, categoryId: categoryIds.get(item.category) ?? 0, sortKey: titleSortKey(item.title) }))
  const inserted = await sql<{ id: number }>`
    INSERT INTO sold_items (title, sort_key, description, category_id, maker, sale_date, price, currency, source, external_id, pieces)
    SELECT title, "sortKey", description, "categoryId", maker, "saleDate", price, currency, source, "externalId", pieces
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (title text, "sortKey" text, description text, "categoryId" bigint, maker text, "saleDate" date, price numeric, currency text, source text, "externalId" text, pieces integer)
    RETURNING id`.execute(database)
  ids = inserted.rows.map(({ id }) => id)
  await engine.ensure(priceGuideIndex)
  const upserts = rows.map((row, at) => soldItemToDocument({ ...row, id: ids[at] ?? 0, revision: 1, thumbnail: '', isSample: false }))
  for (let at = 0; at < upserts.length; at += 500) await engine.apply(priceGuideIndex, { upserts: upserts.slice(at, at + 500), removals: [] })
  await sql`ANALYZE`.execute(database)
  staff = await api.signedIn('ROLE_ADMIN')
})
afterAll(() => api.close())

/** One that is like many others: of the category with the most sales. */
const [busiest = ''] = [...Map.groupBy(sold, ({ category }) => category)].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
const piece = sold.findLast(({ category, trueMedian, currency }) => category === busiest && trueMedian !== null && currency === 'USD')
const item = () => ({ title: piece?.title ?? '', description: piece?.description ?? '', categoryId: categoryIds.get(busiest) ?? 0 })
const tried = async (filters: object = {}, change: object = {}) => await staff('POST', `${AT}/estimates`, { body: { item: { ...item(), ...change }, filters } })

async function learnNow(options: { mostLots?: number } = {}) {
  const tree = await readPlaces(api.data.database)
  const told: string[] = []
  const currencies = await learnWorth({ database: api.data.database, engine, tree }, {
    mostLots: COUNT, mostJudged: 150, ...options, now: () => new Date('2026-10-01T12:00:00Z'), onCurrency: () => undefined,
    onLesson: (currency, lesson) => told.push(describeLesson(currency, lesson)),
  })
  return { currencies, told: told.join('\n') }
}

test('before anything was learnt, nothing is said, and staff read why', async () => {
  const { status, body } = await tried()
  expect(status).toBe(200)
  expect(body).toMatchObject({ outcome: 'not learnt', score: { meanPrice: null, currency: null, itemsRelated: [], priceGraph: [] } })
})

describe('what was learnt', () => {
  test('is of each currency with enough sales, is told in words, and replaces what was there before', async () => {
    const { currencies, told } = await learnNow()
    expect(currencies).toBe(2)
    expect(told).toMatch(/^USD: learnt from 1,\d{3} sold items of 2010-/)
    expect(told).toMatch(/GBP: learnt from \d{3} sold items of 2010-/)
    expect(told).toContain('150 later ones')
    expect(told).toContain('What raises a price most')
    for (const mostLots of [600, 700, 800]) await learnNow({ mostLots })
    const { body: lessons } = await staff('GET', `${AT}/lessons`)
    const body = lessons.filter(({ currency }: { currency: string }) => currency === 'USD')
    expect(body.map(({ currency, lots }: { currency: string; lots: number }) => [currency, lots])).toEqual([['USD', 800], ['USD', 700], ['USD', 600]])
    expect(body[0]).toMatchObject({ learntAt: '2026-10-01T12:00:00.000Z', judged: 150, lastSale: expect.stringMatching(/^2026-/) })
    await learnNow()
  })
})

describe('an estimate', () => {
  test('has the documented fields: one range within the other, comparables best first with why, their prices oldest first', async () => {
    const { status, body } = await tried()
    expect(status).toBe(200)
    const { score } = body
    expect(body.outcome).toBe('told')
    const figures = [score.widePriceMin, score.estimatedPriceMin, score.meanPrice, score.estimatedPriceMax, score.widePriceMax]
    expect(figures).toEqual(figures.toSorted((one, other) => one - other))
    expect(score).toMatchObject({ currency: 'USD', filters: { excludedIds: [] }, meta: { total: score.itemsRelated.length, minimum: 5 } })
    expect(score.itemsRelated.length).toBeGreaterThanOrEqual(5)
    expect(score.itemsRelated.length).toBeLessThanOrEqual(50)
    expect(score.itemsRelated[0]).toEqual({ id: expect.any(Number), title: expect.any(String), thumbnail: '', url: expect.stringMatching(/^\/worthopedia\/\d+\//), saleDate: expect.stringMatching(/^20\d\d-/), salePrice: expect.any(Number), currency: 'USD', reasons: expect.arrayContaining([expect.stringMatching(/^Sold in 20/)]) })
    const days = score.priceGraph.map(({ saleDate }: { saleDate: string }) => saleDate)
    expect(days).toEqual(days.toSorted())
    expect(days).toHaveLength(score.itemsRelated.length)
    // Within a factor that no right model leaves: a mistake of units or logarithms would.
    expect(score.meanPrice / (piece?.trueMedian ?? 1)).toBeGreaterThan(1 / 3)
    expect(score.meanPrice / (piece?.trueMedian ?? 1)).toBeLessThan(3)
  })

  test('of lots of several and of other currencies says that it set them aside', async () => {
    const { body } = await tried()
    const reasons = new Set(body.setAside.map(({ reason }: { reason: string }) => reason))
    expect(reasons.size).toBeGreaterThan(0)
    const aside = new Set(body.setAside.map(({ id }: { id: number }) => id))
    expect(body.score.itemsRelated.filter(({ id }: { id: number }) => aside.has(id))).toEqual([])
  })

  test('moves with records that are excluded, and counts filters of day, price, text and category', async () => {
    const { body: all } = await tried()
    const dearest = all.score.itemsRelated.toSorted((one: { salePrice: number }, other: { salePrice: number }) => other.salePrice - one.salePrice).slice(0, 8).map(({ id }: { id: number }) => id)
    const { body: without } = await tried({ excludedIds: dearest })
    expect(without.score.itemsRelated.filter(({ id }: { id: number }) => dearest.includes(id))).toEqual([])
    expect(without.score.filters.excludedIds).toEqual(dearest)
    const { body: recent } = await tried({ saleDateFrom: '2020-01-01', saleDateTo: '2024-12-31' })
    for (const { saleDate } of recent.score.itemsRelated) expect(saleDate >= '2020-01-01' && saleDate <= '2024-12-31').toBe(true)
    const { body: cheap } = await tried({ salePriceMax: all.score.meanPrice })
    for (const { salePrice } of cheap.score.itemsRelated) expect(salePrice).toBeLessThanOrEqual(all.score.meanPrice)
    const { body: elsewhere } = await tried({ query: 'zeppelin airship' })
    expect(elsewhere.score.itemsRelated.length).not.toBe(all.score.itemsRelated.length)
    expect((await tried({ categoryId: 0 })).status).toBe(200)
  })

  test('is declined below five comparables, with how many there are, and no figure', async () => {
    const { body } = await tried({ saleDateFrom: '1900-01-01', saleDateTo: '1900-12-31' })
    expect(body).toMatchObject({ outcome: 'too few', score: { meanPrice: null, estimatedPriceMin: null, widePriceMax: null, currency: null, itemsRelated: [], priceGraph: [], meta: { total: 0, minimum: 5 } } })
  })

  test('refuses what is no filter with the field and its sentence', async () => {
    const refused = async (filters: object, change: object = {}) => {
      const { status, body } = await tried(filters, change)
      return [status, ...body.errors.map(({ field, errorMessage }: { field: string; errorMessage: string }) => `${field}: ${errorMessage}`)]
    }
    expect(await refused({ saleDateFrom: '2020-02-30' })).toEqual([400, 'filters.saleDateFrom: Please enter a valid date (YYYY-MM-DD).'])
    expect(await refused({ saleDateFrom: '2021-01-01', saleDateTo: '2020-01-01' })).toEqual([400, 'filters.saleDateTo: The last day is before the first day.'])
    expect(await refused({ salePriceMin: 5, salePriceMax: 4 })).toEqual([400, 'filters.salePriceMax: The highest price is below the lowest price.'])
    expect(await refused({ salePriceMin: -1 })).toEqual([400, 'filters.salePriceMin: Please enter an amount from 0 to 9,999,999,999.'])
    expect(await refused({ query: 'x'.repeat(101) })).toEqual([400, 'filters.query: Please use at most 100 characters.'])
    expect(await refused({ excludedIds: Array.from({ length: 101 }, (_, at) => at + 1) })).toEqual([400, 'filters.excludedIds: At most 100 records can be set aside.'])
    expect(await refused({ categoryId: 999_999 })).toEqual([400, 'filters.categoryId: This category does not exist.'])
    expect(await refused({}, { categoryId: 999_999 })).toEqual([400, 'categoryId: This category does not exist.'])
    expect(await refused({}, { title: ' ' })).toEqual([400, 'item.title: Please enter a title.'])
  })

  test('is refused while search is away, and to everybody but staff', async () => {
    isAway = true
    const { status, body } = await tried()
    isAway = false
    expect([status, body.errorCode]).toEqual([503, 'SEARCH_UNAVAILABLE'])
    const member = await api.signedIn('ROLE_UNLIMITED')
    expect((await member('POST', `${AT}/estimates`, { body: { item: item() } })).status).toBe(403)
    expect((await api.visitor('GET', `${AT}/lessons`)).status).toBe(401)
  })
})
