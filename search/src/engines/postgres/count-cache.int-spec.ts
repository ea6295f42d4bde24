import { testPostgresEngine } from '@vitrine/testing/test-search-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import { priceGuideIndex } from '../../price-guide/price-guide.index.ts'
import { soldItemToDocument } from '../../price-guide/sold-item-to-document.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { anArticle } from '../contract/articles.ts'
import { createPostgresEngine } from './engine.ts'

let opened: Awaited<ReturnType<typeof testPostgresEngine>>

beforeAll(async () => {
  opened = await testPostgresEngine()
  await opened.engine.ensure(dictionaryIndex)
})
afterAll(() => opened.close())

/** An engine whose statements are noted. */
function watched() {
  const { sql } = opened
  const statements: string[] = []
  const noting = ({ query }: SqlConnection): SqlConnection => ({
    query: (text, values) => {
      statements.push(text)
      return query(text, values)
    },
  })
  const engine = createPostgresEngine({
    sql: {
      ...sql,
      ...noting(sql),
      reading: (settings) => (run) => sql.reading(settings)((connection) => run(noting(connection))),
    },
  })
  const noted = (part: string) => statements.splice(0).filter((text) => text.includes(part)).length
  return { engine, countings: () => noted('AS facets'), histograms: () => noted('AS step') }
}

test('what many records hold is counted once, whatever the page, until the index changes', async () => {
  const { engine, countings } = watched()
  await engine.apply(dictionaryIndex, {
    upserts: Array.from({ length: 420 }, (_, at) => anArticle({ title: `Bowl ${at}` })),
    removals: [],
  })
  const ask = (offset: number) =>
    engine.search(dictionaryIndex, { text: 'bowl', facets: ['letter'], sort: 'relevance', offset, limit: 10 })
  const first = await ask(0)
  expect(countings()).toBe(1)
  const second = await ask(10)
  expect(countings()).toBe(0)
  expect([second.total, second.facets]).toEqual([first.total, first.facets])
  await engine.apply(dictionaryIndex, { upserts: [anArticle({ title: 'Bowl of jade' })], removals: [] })
  expect((await ask(0)).total).toBe(421)
  expect(countings()).toBe(1)
})

test('a histogram is counted once for the same text and filters, until the index changes', async () => {
  const { engine, histograms } = watched()
  await engine.ensure(priceGuideIndex)
  const sold = (id: number, saleDate: string) =>
    soldItemToDocument({
      id,
      revision: 1,
      title: `Vase ${id}`,
      description: '',
      categoryId: 1,
      maker: '',
      saleDate,
      price: 5,
      currency: 'USD',
      source: 'A house',
      thumbnail: '',
      isSample: false,
    })
  await engine.apply(priceGuideIndex, {
    upserts: [sold(1, '2020-02-01'), sold(2, '2020-03-01'), sold(3, '2022-01-01')],
    removals: [],
  })
  const years = async (text: string, offset = 0) =>
    (
      await engine.search(priceGuideIndex, {
        text,
        histograms: { saleDay: { interval: 10_000 } },
        sort: 'relevance',
        offset,
        limit: 2,
      })
    ).histograms['saleDay']?.map(({ from, count }) => [from, count])
  expect(await years('vase')).toEqual([
    [20_200_000, 2],
    [20_210_000, 0],
    [20_220_000, 1],
  ])
  expect(histograms()).toBe(1)
  expect(await years('vase', 2)).toHaveLength(3)
  expect(histograms()).toBe(0)
  expect(await years('bowl')).toEqual([])
  await engine.apply(priceGuideIndex, { upserts: [sold(4, '2023-05-05')], removals: [] })
  expect((await years('vase'))?.at(-1)).toEqual([20_230_000, 1])
})
