import { searchDictionary } from '@vitrine/contracts/dictionary/endpoints'
import { searchMarks } from '@vitrine/contracts/marks/endpoints'
import { searchSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import { searchSite, suggestFromSite } from '@vitrine/contracts/all-sections/endpoints'
import { allSectionsLimits } from '@vitrine/contracts/all-sections/messages'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { articleToDocument } from '@vitrine/search/dictionary/article-to-document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { indexDefinitions } from '@vitrine/search/indexes'
import { markToDocument } from '@vitrine/search/marks/marks.document'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { soldItemToDocument } from '@vitrine/search/price-guide/sold-item-to-document'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { aMark } from '@vitrine/testing/marks-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberKinds, type MemberKind } from '../testing/member-kinds.ts'
import { aMember } from '../testing/members.ts'
import { callAs, testApi, type TestApi } from '../testing/test-api.ts'

/** In no other number: wherever it is found, a price has got out. */
const SECRET = 48_151.62

let api: TestApi
let engine: SearchEngine
/** Searches that are under way, and the most there were. */
const underWay = { now: 0, most: 0 }
/** The indexes that cannot be searched. */
const away = new Set<string>()

beforeAll(async () => {
  api = await testApi({
    openEngine: ({ pool }) => withoutIndexes((engine = createPostgresEngine({ sql: sqlExecutor(pool) }))),
    settings: { KEPT_RESPONSES_MB: '1' },
  })
  for (const definition of indexDefinitions) await engine.ensure(definition)
  const { database } = api.data
  const glass = await aCategory(database, { title: 'Glass', url: 'glass' })
  const ceramics = await aCategory(database, { title: 'Ceramics', url: 'ceramics' })
  await article('Vase', glass)
  await article('Vases of Sèvres', ceramics)
  for (const title of ['Blue', 'Green', 'Red', 'White', 'Black', 'Grey', 'Old'])
    await soldItem(`${title} vase`, title === 'Old' ? ceramics : glass)
  await mark('Anchor of a vase maker', ceramics)
})
afterAll(() => api.close())
beforeEach(() => away.clear())

/** The engine, while some of its indexes are away. */
function withoutIndexes(inner: SearchEngine): SearchEngine {
  return new Proxy(inner, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...given: [{ id: string }]) => {
        if (name === 'search' && away.has(given[0].id)) throw new SearchUnavailable(new Error('away'))
        if (name !== 'search' && name !== 'suggest')
          return (await Reflect.apply(method, target, given)) as unknown
        underWay.now += 1
        underWay.most = Math.max(underWay.most, underWay.now)
        try {
          return (await Reflect.apply(method, target, given)) as unknown
        } finally {
          underWay.now -= 1
        }
      }
    },
  })
}

async function article(title: string, categoryId: number): Promise<void> {
  const { database } = api.data
  const id = await aPublishedArticle(database, {
    title,
    categoryId,
    authorId: await anAuthor(database),
  })
  const document = articleToDocument({
    id,
    revision: 1,
    title,
    letter: 'V',
    url: `article-${id}`,
    description: '',
    thumbnail: '',
    createdAt: new Date(0),
    blocks: null,
    authors: [],
    categories: [
      categoryId === 1 ? { url: 'glass', title: 'Glass' } : { url: 'ceramics', title: 'Ceramics' },
    ],
  })
  await engine.apply(dictionaryIndex, { upserts: [document], removals: [] })
}

async function soldItem(title: string, categoryId: number): Promise<void> {
  const item = { title, categoryId, saleDate: '2020-02-29', price: SECRET }
  const document = soldItemToDocument({
    ...item,
    id: await aSoldItem(api.data.database, item),
    revision: 1,
    description: '',
    maker: '',
    currency: 'USD',
    source: 'A house',
    thumbnail: '',
    isSample: false,
  })
  await engine.apply(priceGuideIndex, { upserts: [document], removals: [] })
}

async function mark(title: string, categoryId: number): Promise<void> {
  const document = markToDocument({
    id: await aMark(api.data.database, { title, categoryId }),
    revision: 1,
    title,
    categoryId,
    description: '',
    maker: '',
    place: '',
    period: '',
    kind: '',
    thumbnail: '',
    firstYear: null,
    lastYear: null,
  })
  await engine.apply(marksIndex, { upserts: [document], removals: [] })
}

const search = async (query: Record<string, string>, call = api.visitor) =>
  await call('GET', `${searchSite.path}?${new URLSearchParams(query).toString()}`)
const pageOf = async (path: string, query: Record<string, string>) =>
  (await api.visitor('GET', `${path}?${new URLSearchParams(query).toString()}`)).body

test('the first five of each section in the order of its page, with the total of that page', async () => {
  const { status, body } = await search({ query: 'vase' })
  expect(status).toBe(200)
  for (const [section, path] of [
    ['dictionary', searchDictionary.path],
    ['price-guide', searchSoldItems.path],
    ['marks', searchMarks.path],
  ] as const) {
    const { items, meta } = await pageOf(path, { query: 'vase' })
    expect(body[section].items, section).toEqual(items.slice(0, 5))
    expect(body[section].total, section).toBe(meta.total)
  }
  expect([body.dictionary.total, body['price-guide'].total, body.marks.total]).toEqual([2, 7, 1])
  expect(body['price-guide'].items).toHaveLength(5)
  for (const section of ['library', 'blog', 'auctions'])
    expect(body[section]).toMatchObject({ items: [], total: 0, understood: { kind: 'exact' } })
})

test('a category narrows every section', async () => {
  const { body } = await search({ query: 'vase', category: 'ceramics' })
  expect([body.dictionary.total, body['price-guide'].total, body.marks.total]).toEqual([1, 1, 1])
})

test('how each section read the text: left-out words, close spellings that are no results', async () => {
  const { body } = await search({ query: 'vase sevres' })
  expect(body.dictionary.understood).toEqual({ kind: 'exact' })
  expect(body.marks.understood).toMatchObject({ kind: 'partial', leftOut: ['sevres'] })
  const guessed = (await search({ query: 'anchro' })).body
  expect(guessed.marks).toMatchObject({
    total: 0,
    items: [],
    closeSpellings: [{ title: 'Anchor of a vase maker' }],
  })
})

test('a blank text finds nothing and asks no section; of a long one the first 100 characters count', async () => {
  away.add(priceGuideIndex.id)
  for (const query of ['', '   ', '?!'])
    expect((await search({ query })).body['price-guide']).toMatchObject({ items: [], total: 0 })
  away.clear()
  expect((await search({ query: `vase${' '.repeat(96)}anchor` })).body.dictionary.total).toBe(2)
})

test('no price is in it, whoever asks', async () => {
  for (const kind of Object.keys(memberKinds) as MemberKind[]) {
    const { call } = await aMember(api.app, api.data.database, kind)
    const { body } = await search({ query: 'vase' }, call)
    const found = JSON.stringify(body)
    expect(found, kind).not.toContain('48151')
    expect(found, kind).not.toMatch(/price"|currency|amount/i)
  }
})

test('a record that is gone is not shown, although the index still has it', async () => {
  await soldItem('Withdrawn vase of Lalique', 1)
  await sql`DELETE FROM sold_items WHERE title LIKE 'Withdrawn%'`.execute(api.data.database)
  const { body } = await search({ query: 'withdrawn lalique' })
  expect(body['price-guide']).toMatchObject({ items: [], total: 0 })
})

test('a section that cannot be searched is null, the others stand, and that is not cached', async () => {
  away.add(marksIndex.id)
  const { status, body } = await search({ query: 'vase maker' })
  expect([status, body.marks, body.dictionary.total]).toEqual([200, null, 2])
  away.clear()
  expect((await search({ query: 'vase maker' })).body.marks.total).toBe(1)
  for (const { id } of indexDefinitions) away.add(id)
  expect((await search({ query: 'vase of nobody' })).status).toBe(503)
  // What was found whole is cached.
  expect((await search({ query: 'vase maker' })).body.marks.total).toBe(1)
})

test('a call searches three sections at once, and no more', async () => {
  for (const path of [`${searchSite.path}?query=vase+of+three`, `${suggestFromSite.path}?term=vases`]) {
    underWay.most = 0
    expect((await api.visitor('GET', path)).status).toBe(200)
    expect(underWay.most, path).toBe(allSectionsLimits.sectionsAtOnce)
  }
})

test.each([
  [`${searchSite.path}?query=vase`, allSectionsLimits.searchesPerMinute],
  [`${suggestFromSite.path}?term=vase`, allSectionsLimits.suggestionsPerMinute],
])('one network address has so many calls of %s a minute: %i', async (path, most) => {
  const statusOf = async (address: string) => (await callAs(api.app, {}, address)('GET', path)).status
  const statuses = []
  for (let at = 0; at <= most; at++) statuses.push(await statusOf('192.0.2.77'))
  expect(Map.groupBy(statuses, (status) => status).get(200)).toHaveLength(most)
  expect(statuses.at(-1)).toBe(429)
  expect(await statusOf('192.0.2.78')).toBe(200)
})

test('suggestions are the best of each section in turn, and name it', async () => {
  const { body } = await api.visitor('GET', `${suggestFromSite.path}?term=vas`)
  expect(body.items.slice(0, 3).map((one: { category: string }) => one.category)).toEqual([
    'Dictionary',
    'Price Guide',
    'Marks',
  ])
  expect(body.items).toHaveLength(10)
  expect((await api.visitor('GET', `${suggestFromSite.path}?term=va`)).body.items).toEqual([])
})

test('the article on a part of the term has its place beside many sold items that have it whole', async () => {
  await article('Pewter', 1)
  for (let at = 1; at <= 10; at++) await soldItem(`Pewter tankard ${at}`, 1)
  const { body } = await api.visitor('GET', `${suggestFromSite.path}?term=pewter t`)
  expect(body.items).toHaveLength(10)
  expect(body.items.at(-1)).toMatchObject({ title: 'Pewter', category: 'Dictionary', corrected: true })
})
