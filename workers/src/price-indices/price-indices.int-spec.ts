import { aCategory } from '@vitrine/testing/dictionary-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ComputePriceIndicesProcessor } from './compute-price-indices.processor.ts'
import { requestWhenOutdated } from './price-indices.runner.ts'

let db: TestDatabase
const clock = new MovableClock()

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

interface Sold {
  categoryId: number
  year: number
  count?: number
  price: number
  maker?: string
  currency?: string
  isSample?: boolean
}

const sell = async ({
  categoryId,
  year,
  count = 40,
  price,
  maker = '',
  currency = 'USD',
  isSample = false,
}: Sold) =>
  await sql`
    INSERT INTO sold_items (title, sort_key, category_id, sale_date, price, currency, maker, source, is_sample)
    SELECT 'Vase', 'vase', ${categoryId}, make_date(${year}::int, 3, 1), ${price}::numeric * (1 + (number % 5) / 10.0), ${currency}, ${maker}, 'A house', ${isSample}
    FROM generate_series(1, ${count}::int) AS number`.execute(db.database)

const compute = async () =>
  await new ComputePriceIndicesProcessor(db.database, clock).process([], new AbortController().signal)
const stored = async () => await db.database.selectFrom('price_indices').selectAll().execute()
const requests = async () =>
  (
    await db.database
      .selectFrom('outbox_events')
      .select('type')
      .where('type', 'like', 'price-indices.%')
      .orderBy('id')
      .execute()
  ).map(({ type }) => type.split('.')[1])

test('the index of a top category is computed from all sales in it and below it, by currency and maker', async () => {
  const glass = await aCategory(db.database, { title: 'Glass', url: 'glass' })
  const vases = await aCategory(db.database, { title: 'Vases', url: 'vases', parentId: glass })
  const stamps = await aCategory(db.database, { title: 'Stamps', url: 'stamps' })
  for (const [year, times] of [
    [2010, 1],
    [2011, 1.5],
  ] as const) {
    await sell({ categoryId: glass, year, price: 100 * times })
    await sell({ categoryId: vases, year, price: 900 * times, currency: 'EUR', isSample: true, count: 20 })
  }
  // Costly pieces of one maker, nearly all of them sold in the second year.
  await sell({ categoryId: glass, year: 2010, price: 50_000, maker: 'Gallé', count: 5 })
  await sell({ categoryId: glass, year: 2011, price: 75_000, maker: 'Gallé', count: 35 })
  await sell({ categoryId: stamps, year: 2010, price: 10 })
  await sell({ categoryId: stamps, year: 2011, price: 10, count: 29 })
  await compute()
  expect(await stored()).toEqual([
    {
      category_id: glass,
      sales: 160,
      samples: 40,
      years: [
        { year: 2010, level: 100, low: 100, high: 100, sales: 65 },
        { year: 2011, level: 150, low: expect.any(Number), high: expect.any(Number), sales: 95 },
      ],
    },
  ])
  await sell({ categoryId: stamps, year: 2011, price: 10, count: 1 })
  await sql`DELETE FROM sold_items WHERE category_id = ${vases}`.execute(db.database)
  await compute()
  expect((await stored()).map(({ category_id, sales, samples }) => [category_id, sales, samples])).toEqual([
    [glass, 120, 0],
    [stamps, 70, 0],
  ])
  expect(await requests()).toEqual(['computed', 'computed'])
})

test('indices are requested once sold items have changed and change no more, and not before a pause', async () => {
  await db.database.deleteFrom('outbox_events').execute()
  await db.database.updateTable('price_index_state').set({ computed_at: null, milliseconds: 0 }).execute()
  let seen: number | null = null
  const look = async () => (seen = await requestWhenOutdated(db.database, clock.now(), seen))
  const change = async () =>
    await sql`UPDATE cache_generations SET generation = generation + 1 WHERE area = 'price-guide'`.execute(
      db.database,
    )
  await look()
  expect(await requests()).toEqual([])
  await change()
  await look()
  expect(await requests()).toEqual([])
  await look()
  await look()
  expect(await requests()).toEqual(['outdated'])
  // One that took six seconds is followed by a pause of ten minutes.
  await db.database
    .updateTable('price_index_state')
    .set({ computed_at: clock.now(), milliseconds: 6_000 })
    .execute()
  await change()
  await look()
  clock.advance({ minutes: 9 })
  await look()
  expect(await requests()).toHaveLength(1)
  clock.advance({ minutes: 2 })
  await look()
  expect(await requests()).toHaveLength(2)
  // While changes go on, the last computation gets no older than a quarter of an hour.
  clock.advance({ minutes: 3 })
  await change()
  await look()
  expect(await requests()).toHaveLength(2)
  clock.advance({ minutes: 2 })
  await change()
  await look()
  expect(await requests()).toHaveLength(3)
})
