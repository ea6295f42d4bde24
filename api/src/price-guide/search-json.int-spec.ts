import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { markToDocument } from '@vitrine/search/marks/marks.document'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { soldItemToDocument } from '@vitrine/search/price-guide/sold-item-to-document'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aMark } from '@vitrine/testing/marks-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let engine: SearchEngine
let glass: number

beforeAll(async () => {
  api = await testApi({
    openEngine: ({ pool }) => (engine = createPostgresEngine({ sql: sqlExecutor(pool) })),
  })
  for (const definition of [priceGuideIndex, marksIndex, libraryIndex]) await engine.ensure(definition)
  const { database } = api.data
  glass = await aCategory(database, { title: 'Glass', url: 'glass' })
  const ceramics = await aCategory(database, { title: 'Ceramics', url: 'ceramics' })
  for (const [title, categoryId] of [
    ['Blue vase', glass],
    ['Green vase', glass],
    ['Red vase', ceramics],
  ] as const) {
    const item = { title, categoryId, saleDate: '2020-02-29', price: 48_151.62 }
    const id = await aSoldItem(database, item)
    await engine.apply(priceGuideIndex, {
      upserts: [
        soldItemToDocument({
          ...item,
          id,
          revision: 1,
          description: '',
          maker: '',
          currency: 'USD',
          source: 'A house',
          thumbnail: '',
          isSample: false,
        }),
      ],
      removals: [],
    })
  }
  const mark = { title: 'Anchor of a vase maker', categoryId: ceramics }
  const id = await aMark(database, mark)
  await engine.apply(marksIndex, {
    upserts: [
      markToDocument({
        ...mark,
        id,
        revision: 1,
        description: '',
        maker: '',
        place: '',
        period: '',
        kind: 'Porcelain',
        thumbnail: '',
        firstYear: null,
        lastYear: null,
      }),
    ],
    removals: [],
  })
})
afterAll(() => api.close())

const ask = async (parameters: string) => (await api.visitor('GET', `/app/searchJSON?${parameters}`)).body
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title).toSorted()

test('D2-179: searchJSON lists sold items that match, in a category by its url or id, without prices', async () => {
  const all = await ask('query=vase')
  expect(titlesOf(all)).toEqual(['Blue vase', 'Green vase', 'Red vase'])
  expect(all.meta).toEqual({ total: 3, currentLimit: 20, currentOffset: 0 })
  expect(all.items[0]).toEqual({
    id: expect.any(Number),
    title: expect.any(String),
    thumbnail: '',
    url: expect.stringMatching(/^\/worthopedia\/\d+\//),
    saleDate: '2020-02-29',
  })
  expect(JSON.stringify(all)).not.toContain('48151')
  expect(titlesOf(await ask('query=vase&category=glass'))).toEqual(['Blue vase', 'Green vase'])
  expect(titlesOf(await ask(`query=vase&category=${glass}`))).toEqual(['Blue vase', 'Green vase'])
  expect(titlesOf(await ask('query=vase&category=0'))).toHaveLength(3)
  expect((await ask('query=vase&category=nowhere')).meta.total).toBe(0)
  expect((await ask('query=vase&category=999999')).items).toEqual([])
})

test('D2-179: it lists marks and books as well, pages as asked, and takes what it cannot read as left out', async () => {
  expect(await ask('query=anchor&searchType=marks')).toMatchObject({
    items: [{ title: 'Anchor of a vase maker', url: expect.stringMatching(/^\/marks\//), saleDate: null }],
    meta: { total: 1 },
  })
  expect((await ask('query=vase&searchType=library')).items).toEqual([])
  expect(titlesOf(await ask('query=vase&searchType=jars'))).toHaveLength(3)
  const page = await ask('query=vase&limit=2&offset=2')
  expect([page.items.length, page.meta]).toEqual([1, { total: 3, currentLimit: 2, currentOffset: 2 }])
  expect((await ask('query=vase&limit=0&offset=-4')).meta).toEqual({
    total: 3,
    currentLimit: 20,
    currentOffset: 0,
  })
  expect((await ask('limit=1000')).meta.currentLimit).toBe(100)
  expect((await ask('query=vaes')).items).toEqual([])
})
