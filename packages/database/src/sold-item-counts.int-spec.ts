import { aCategory } from '@vitrine/testing/dictionary-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let db: TestDatabase
let categories: number[]

beforeAll(async () => {
  db = await testDatabase()
  categories = [await aCategory(db.database), await aCategory(db.database)]
})
afterAll(() => db.drop())

const sell = async (at: number) =>
  await aSoldItem(db.database, { categoryId: categories[at] ?? 0, title: 'Vase' })

/** What is kept, and what there is. */
async function counts() {
  const byCategory = (rows: { category: number; items: number }[]) =>
    categories.map((id) => rows.find(({ category }) => category === id)?.items ?? 0)
  const kept = await sql<{
    category: number
    items: number
  }>`SELECT category_id AS category, sum(items)::bigint AS items FROM sold_item_counts GROUP BY 1`.execute(
    db.database,
  )
  const counted = await sql<{
    category: number
    items: number
  }>`SELECT category_id AS category, count(*) AS items FROM sold_items GROUP BY 1`.execute(db.database)
  return { kept: byCategory(kept.rows), counted: byCategory(counted.rows) }
}

test('D1-125: sold items of a category are counted whatever is written, by several at once', async () => {
  const [first, second] = await Promise.all([sell(0), sell(0), sell(0), sell(1)])
  expect(await counts()).toEqual({ kept: [3, 1], counted: [3, 1] })
  await Promise.all([
    sql`UPDATE sold_items SET category_id = ${categories[1]}, revision = revision + 1 WHERE id = ${first}`.execute(
      db.database,
    ),
    sql`DELETE FROM sold_items WHERE id = ${second}`.execute(db.database),
  ])
  expect(await counts()).toEqual({ kept: [1, 2], counted: [1, 2] })
})

test('they are added up now and then, while writers go on', async () => {
  const before = (await counts()).kept
  await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      await sell(at % 2)
      await sql`SELECT add_up_sold_item_counts()`.execute(db.database)
    }),
  )
  expect((await counts()).kept).toEqual(before.map((count) => count + 6))
  await sql`SELECT add_up_sold_item_counts()`.execute(db.database)
  const { rows } = await sql<{ rows: number }>`SELECT count(*) AS rows FROM sold_item_counts`.execute(
    db.database,
  )
  expect(rows).toEqual([{ rows: 2 }])
})

test('of a table that was emptied nothing is left', async () => {
  await sql`TRUNCATE sold_items CASCADE`.execute(db.database)
  expect(await counts()).toEqual({ kept: [0, 0], counted: [0, 0] })
})
