import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import type { SoldItemDocument } from '@vitrine/search/price-guide/price-guide.document'
import { priceStepOf } from '@vitrine/search/price-guide/price-steps'
import { soldItemToDocument } from '@vitrine/search/price-guide/sold-item-to-document'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aSoldItem, type SoldItemOptions } from '@vitrine/testing/price-guide-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { readOverview } from './queries/read-overview.query.ts'

const AT = '/api/v1/price-guide'
/** Stands in no other number: wherever it is found, a price has got out. */
const SECRET = 48_151.62

let api: TestApi
let engine: SearchEngine
let categories: Record<'glass' | 'lamps' | 'ceramics', number>
const ids: Record<string, number> = {}
/** What the api asks the search engine, in order. */
let asked: string[] = []
/** What the index holds. */
const documents: SoldItemDocument[] = []

beforeAll(async () => {
  api = await testApi({
    openEngine: ({ pool }) => noting((engine = createPostgresEngine({ sql: sqlExecutor(pool) }))),
  })
  await engine.ensure(priceGuideIndex)
  const { database } = api.data
  const glass = await aCategory(database, { title: 'Glass', url: 'glass' })
  categories = {
    glass,
    lamps: await aCategory(database, { title: 'Lamps', url: 'lamps', parentId: glass }),
    ceramics: await aCategory(database, { title: 'Ceramics', url: 'ceramics' }),
  }
  await sold({
    title: 'Blue vase',
    categoryId: glass,
    maker: 'Ada & Co',
    saleDate: '2019-01-01',
    price: 20,
    description: 'A thin rim with a hair line',
  })
  await sold({
    title: 'Green vase',
    categoryId: categories.lamps,
    maker: 'Ada & Co',
    saleDate: '2020-12-31',
    price: SECRET,
    pictures: ['/media/one.webp', '/media/two.webp'],
  })
  await sold({
    title: 'Red vase',
    categoryId: categories.ceramics,
    maker: 'Bea',
    saleDate: '2021-07-02',
    price: 5,
    source: 'Another house',
  })
  await sold({ title: 'Old vase', categoryId: glass, saleDate: '1764-07-01', price: 7000, currency: 'XXX' })
})
afterAll(() => api.close())

/** The same engine, whose requests are noted. */
function noting(inner: SearchEngine): SearchEngine {
  return new Proxy(inner, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => {
        asked.push(JSON.stringify([name, given[1]]))
        return Reflect.apply(method, target, given)
      }
    },
  })
}

/** A sold item in the database and in the index. */
async function sold(options: SoldItemOptions): Promise<void> {
  const id = await aSoldItem(api.data.database, options)
  ids[options.title] = id
  const {
    description = '',
    maker = '',
    saleDate = '',
    price = 0,
    currency = 'USD',
    source = 'A house',
    pictures = [],
    title,
    categoryId,
  } = options
  const document = soldItemToDocument({
    id,
    revision: 1,
    title,
    description,
    categoryId,
    maker,
    saleDate,
    price,
    currency,
    source,
    thumbnail: pictures[0] ?? '',
    isSample: false,
  })
  documents.push(document)
  await engine.apply(priceGuideIndex, { upserts: [document], removals: [] })
}

const get = async (path: string) => (await api.visitor('GET', `${AT}/${path}`)).body
const as = async (kind: MemberKind) => (await aMember(api.app, api.data.database, kind)).call
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

describe('search', () => {
  test('is filtered by category with all below it, maker, source and days, and sorted by date or title', async () => {
    expect(titlesOf(await get('search-results'))).toEqual(['Red vase', 'Green vase', 'Blue vase', 'Old vase'])
    expect(titlesOf(await get('search-results?query=vase&category=glass&s=title:asc'))).toEqual([
      'Blue vase',
      'Green vase',
      'Old vase',
    ])
    expect(titlesOf(await get('search-results?category=glass,ceramics&f.maker=Bea'))).toEqual(['Red vase'])
    expect(titlesOf(await get('search-results?f.source=Another%20house'))).toEqual(['Red vase'])
    expect(
      titlesOf(await get('search-results?f.dateFrom=2019-01-01&f.dateTo=2020-12-31&s=saleDate:asc')),
    ).toEqual(['Blue vase', 'Green vase'])
    expect((await get('search-results?category=nowhere')).meta.total).toBe(0)
    expect(titlesOf(await get('search-results?query=hair%20line'))).toEqual(['Blue vase'])
  })

  test('counts under all filters but their own: roots, what lies below a chosen category, makers, sources and years', async () => {
    const { facets } = await get('search-results?category=glass')
    expect(facets.categories).toEqual([
      { url: 'ceramics', title: 'Ceramics', parentUrl: null, count: 1 },
      { url: 'glass', title: 'Glass', parentUrl: null, count: 3 },
      { url: 'lamps', title: 'Lamps', parentUrl: 'glass', count: 1 },
    ])
    expect(facets.makers).toEqual([{ value: 'Ada & Co', count: 2 }])
    expect(facets.sources).toEqual([{ value: 'A house', count: 3 }])
    expect(facets.years.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { year: 1764, count: 1 },
      { year: 2019, count: 1 },
      { year: 2020, count: 1 },
    ])
    const { facets: empty } = await get('search-results?f.maker=Bea')
    expect(empty.categories.map(({ url, count }: { url: string; count: number }) => [url, count])).toEqual([
      ['ceramics', 1],
      ['glass', 0],
    ])
    expect(empty.makers).toHaveLength(2)
  })

  test('leaves the counts out where it is asked to, and has the same results and total', async () => {
    for (const query of [
      'category=glass&s=title:asc',
      'query=vase&f.maker=Bea',
      'query=nothing',
      'query=vsae',
    ]) {
      const [whole, plain] = [
        await get(`search-results?${query}`),
        await get(`search-results?${query}&facets=none`),
      ]
      expect(plain).toEqual({ ...whole, facets: { categories: [], makers: [], sources: [], years: [] } })
    }
    const { facets, otherCurrencies, prices } = (
      await (
        await as('unlimited')
      )('GET', `${AT}/priced-search-results?facets=none`)
    ).body
    expect(facets).toEqual({ categories: [], makers: [], sources: [], years: [] })
    expect([otherCurrencies, prices.length > 0]).toEqual([1, true])
  })

  test('has cards of exactly these fields, with the words of the title that matched', async () => {
    const [item] = (await get('search-results?query=green')).items
    expect(item).toEqual({
      id: ids['Green vase'],
      title: 'Green vase',
      pageURI: `/worthopedia/${ids['Green vase']}/green-vase`,
      maker: 'Ada & Co',
      saleDate: '2020-12-31',
      source: 'A house',
      thumbnail: '/media/one.webp',
      category: 'Glass',
      categoryUrl: 'glass',
      isSample: false,
      highlights: { title: [[0, 5]] },
    })
  })

  test('what makes no sense is refused by the name of its parameter', async () => {
    for (const [query, field] of [
      ['f.dateFrom=2020-02-30', 'f.dateFrom'],
      ['f.dateFrom=2021-01-01&f.dateTo=2020-01-01', 'f.dateTo'],
      ['s=colour', 's'],
      ['f.colour=red', 'f.colour'],
      ['f.priceTo=-3', 'f.priceTo'],
      ['facets=some', 'facets'],
    ]) {
      const { status, body } = await api.visitor('GET', `${AT}/search-results?${query}`)
      expect([status, body.errorCode, body.errors[0].field]).toEqual([400, 'VALIDATION_FAILED', field])
    }
  })

  test('beyond 10,000 results the page is empty and says so', async () => {
    const { items, withinWindow, isTotalExact } = await get('search-results?offset=10000')
    expect([items, withinWindow, isTotalExact]).toEqual([[], false, true])
  })

  test('an item that is gone is not shown while the index is behind', async () => {
    await sold({ title: 'Zither', categoryId: categories.ceramics })
    expect((await get('search-results?query=zither')).meta.total).toBe(1)
    await api.data.database
      .deleteFrom('sold_items')
      .where('id', '=', ids['Zither'] ?? 0)
      .execute()
    expect((await get('search-results?query=zither')).meta.total).toBe(0)
    expect((await api.visitor('GET', `${AT}/items/${ids['Zither']}`)).status).toBe(404)
    await engine.apply(priceGuideIndex, { upserts: [], removals: [{ id: ids['Zither'] ?? 0, revision: 2 }] })
  })
})

describe('what everybody may read', () => {
  test('D1-021, D2-208, D3-113: names no price, nor anything that tells of one', async () => {
    const paths = [
      'search-results?query=green',
      'search-results?category=lamps',
      'suggestions?term=green',
      'overview',
      `items/${ids['Green vase']}`,
    ]
    for (const path of paths) {
      const text = JSON.stringify(await get(path))
      expect([path, text.includes('Green vase') || path === 'overview']).toEqual([path, true])
      for (const word of ['48151', '48,151', 'price', 'amount', 'currency', 'USD'])
        expect([path, text.includes(word)]).toEqual([path, false])
    }
  })

  test('D1-021: an order or a range of prices is refused, whoever asks', async () => {
    const asked = ['s=price:asc', 's=price:desc', 'f.priceFrom=5', 'f.priceTo=5', 'currency=USD']
    for (const call of [api.visitor, await as('free'), await as('unlimited')]) {
      for (const query of asked) {
        const { status, body } = await call('GET', `${AT}/search-results?${query}`)
        expect([query, status, body.errorCode, body.items]).toEqual([
          query,
          403,
          'PRICES_NOT_INCLUDED',
          undefined,
        ])
      }
    }
  })

  test('no order, count or suggestion follows prices: with all prices turned round they are the same', async () => {
    const paths = [
      'search-results',
      'search-results?query=vase',
      'search-results?category=glass',
      'search-results?query=vase&s=saleDate:asc',
      'suggestions?term=vase',
      `items/${ids['Blue vase']}`,
    ]
    // Nor does how long a call takes: what is asked of the engine, and how often, is the same as well.
    const responses = async () => {
      const told = []
      for (const path of paths) {
        asked = []
        told.push({ path, body: await get(path), asked })
      }
      return told
    }
    // The page's own call keeps its response until an area changes, which nothing here tells it.
    const overview = async () =>
      await readOverview({
        database: api.data.database,
        engine,
        tree: await api.app.get(TaxonomyReader).places(),
      })
    const [before, overviewBefore] = [await responses(), await overview()]
    expect(before.flatMap(({ asked: requests }) => requests).length).toBe(paths.length - 1)
    for (const { path, asked: requests } of before)
      expect([path, requests.join().toLowerCase().includes('price')]).toEqual([path, false])
    const vases = documents.filter(({ title }) => title.endsWith('vase'))
    const prices = async (turn: (document: SoldItemDocument) => number) => {
      await engine.apply(priceGuideIndex, {
        upserts: vases.map((document) => ({
          ...document,
          price: turn(document),
          priceStep: priceStepOf(turn(document)),
        })),
        removals: [],
      })
      for (const document of vases)
        await api.data.database
          .updateTable('sold_items')
          .set({ price: turn(document) })
          .where('id', '=', document.id)
          .execute()
    }
    await prices(({ price }) => 1_000_000 / price)
    expect(await responses()).toEqual(before)
    expect(await overview()).toEqual(overviewBefore)
    await prices(({ price }) => price)
  })

  test('a sold item has its category path; its description and further pictures are details', async () => {
    const item = await get(`items/${ids['Green vase']}`)
    expect(item).toMatchObject({
      slug: 'green-vase',
      thumbnail: '/media/one.webp',
      categories: [
        { url: 'glass', title: 'Glass' },
        { url: 'lamps', title: 'Lamps' },
      ],
    })
    expect(Object.keys(item)).not.toContain('description')
    expect(JSON.stringify(item)).not.toContain('two.webp')
  })

  test('the landing page has counts, recent and notable sales', async () => {
    const { total, categories: counted, makers, recent, notable } = await get('overview')
    expect([
      total,
      counted.map(({ url, count }: { url: string; count: number }) => [url, count]),
      makers,
    ]).toEqual([
      4,
      [
        ['ceramics', 1],
        ['glass', 3],
      ],
      [
        { value: 'Ada & Co', count: 2 },
        { value: 'Bea', count: 1 },
      ],
    ])
    expect(titlesOf({ items: recent })).toEqual(['Red vase', 'Green vase', 'Blue vase', 'Old vase'])
    expect(notable).toEqual([])
  })
})

describe('search by price', () => {
  test('is for whoever sees every price', async () => {
    expect((await api.visitor('GET', `${AT}/priced-search-results`)).status).toBe(401)
    for (const kind of ['free', 'marks', 'trial', 'price guide lite', 'paid', 'suspended'] as const)
      expect([
        kind,
        (await (await as(kind))('GET', `${AT}/priced-search-results?s=price:asc`)).status,
      ]).toEqual([kind, 403])
    for (const kind of ['unlimited', 'enterprise', 'staff'] as const)
      expect([
        kind,
        (await (await as(kind))('GET', `${AT}/priced-search-results?s=price:asc`)).status,
      ]).toEqual([kind, 200])
  })

  test('works in one currency, leaves out the others and counts them', async () => {
    const call = await as('unlimited')
    const { body } = await call('GET', `${AT}/priced-search-results?query=vase&s=price:desc`)
    expect([titlesOf(body), body.meta.total, body.currency, body.otherCurrencies]).toEqual([
      ['Green vase', 'Blue vase', 'Red vase'],
      3,
      'USD',
      1,
    ])
    expect(body.currencies).toEqual([
      { value: 'USD', count: 3 },
      { value: 'XXX', count: 1 },
    ])
    const { body: other } = await call('GET', `${AT}/priced-search-results?currency=XXX&s=price:asc`)
    expect([titlesOf(other), other.otherCurrencies]).toEqual([['Old vase'], 3])
  })

  test('narrows by a range and shows the spread of prices without it', async () => {
    const { body } = await (
      await as('unlimited')
    )('GET', `${AT}/priced-search-results?f.priceFrom=5&f.priceTo=20&s=price:asc`)
    expect(titlesOf(body)).toEqual(['Red vase', 'Blue vase'])
    expect(body.prices[0]).toEqual({ from: 4, to: 6.3, count: 1 })
    expect(body.prices.at(-1)).toEqual({ from: 40_000, to: 63_000, count: 1 })
    expect(body.prices.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(3)
  })

  test('refuses ranges, prices and currencies that make no sense', async () => {
    const call = await as('unlimited')
    for (const query of [
      'f.priceFrom=20&f.priceTo=5',
      'f.priceFrom=-1',
      'f.priceTo=99999999999',
      'f.priceTo=lots',
      'currency=ABC',
    ])
      expect([query, (await call('GET', `${AT}/priced-search-results?${query}`)).status]).toEqual([
        query,
        400,
      ])
  })
})

test('similar items are those of the same root category, without prices', async () => {
  const call = await as('price guide lite')
  for (let number = 1; number <= 8; number += 1)
    await sold({ title: `Cameo glass vase with iris ${number}`, categoryId: categories.lamps, price: SECRET })
  const { body } = await call('GET', `${AT}/items/${ids['Cameo glass vase with iris 1']}/similar-items`)
  expect(body.items.length).toBeGreaterThan(3)
  expect(JSON.stringify(body)).not.toContain('48151')
})

describe('prices of its kind over time', () => {
  const history = async (kind: MemberKind, title: string) =>
    await (
      await as(kind)
    )('GET', `${AT}/items/${ids[title]}/price-history`)

  test('are by year, in the currency of the item, of single pieces, with its own price', async () => {
    const carriage = { categoryId: categories.lamps, description: 'Brass carriage clock with repeater' }
    await sold({ ...carriage, title: 'Carriage clock one', saleDate: '2011-02-03', price: 100 })
    await sold({ ...carriage, title: 'Carriage clock two', saleDate: '2011-11-30', price: 300 })
    await sold({ ...carriage, title: 'Carriage clock three', saleDate: '2014-01-01', price: 700 })
    await sold({
      ...carriage,
      title: 'Carriage clock in euros',
      saleDate: '2014-01-02',
      price: 9_000,
      currency: 'EUR',
    })
    await sold({
      ...carriage,
      title: 'Carriage clock of another category',
      saleDate: '2014-01-02',
      price: 9_000,
      categoryId: categories.ceramics,
    })
    await sold({ ...carriage, title: 'Carriage clock, five of them', saleDate: '2014-01-02', price: 9_000 })
    await api.data.database
      .updateTable('sold_items')
      .set({ pieces: 5 })
      .where('id', '=', ids['Carriage clock, five of them'] ?? 0)
      .execute()
    const { status, body } = await history('unlimited', 'Carriage clock one')
    expect([status, body]).toEqual([
      200,
      {
        currency: 'USD',
        sales: 3,
        years: [
          { year: 2011, sales: 2, low: 150, median: 200, high: 250 },
          { year: 2014, sales: 1, low: 700, median: 700, high: 700 },
        ],
      },
    ])
  })

  test('are for whoever sees every price: everybody else is refused, and told nothing of an item', async () => {
    for (const kind of ['free', 'marks', 'trial', 'price guide lite', 'paid', 'suspended'] as const) {
      const { status, body } = await history(kind, 'Green vase')
      expect([kind, status, body.errorCode, JSON.stringify(body).includes('year')]).toEqual([
        kind,
        403,
        'FORBIDDEN',
        false,
      ])
    }
    expect((await api.visitor('GET', `${AT}/items/${ids['Green vase']}/price-history`)).status).toBe(401)
    for (const kind of ['enterprise', 'staff'] as const)
      expect([kind, (await history(kind, 'Green vase')).status]).toEqual([kind, 200])
    expect((await (await as('unlimited'))('GET', `${AT}/items/999999/price-history`)).status).toBe(404)
  })
})
