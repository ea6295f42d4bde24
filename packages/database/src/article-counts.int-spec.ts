import { aCategory, anAuthor, aPublishedArticle, setPublished } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let db: TestDatabase
let categories: number[]
let authorId: number

beforeAll(async () => {
  db = await testDatabase()
  categories = [await aCategory(db.database), await aCategory(db.database)]
  authorId = await anAuthor(db.database)
})
afterAll(() => db.drop())

const publish = (at: number) => aPublishedArticle(db.database, { authorId, categoryId: categories[at] ?? 0 })

/** What is kept, and what there is. */
async function counts() {
  const byCategory = (rows: { category: number; articles: number }[]) =>
    categories.map((id) => rows.find(({ category }) => category === id)?.articles ?? 0)
  const kept = await sql<{
    category: number
    articles: number
  }>`SELECT category_id AS category, sum(articles)::bigint AS articles FROM article_counts GROUP BY 1`.execute(
    db.database,
  )
  const counted = await sql<{
    category: number
    articles: number
  }>`SELECT category_id AS category, count(*) AS articles FROM articles WHERE status = 'PUBLISHED' GROUP BY 1`.execute(
    db.database,
  )
  return { kept: byCategory(kept.rows), counted: byCategory(counted.rows) }
}

test('published articles of a category are counted whatever is written, by several at once', async () => {
  const [first, second, third] = await Promise.all([publish(0), publish(0), publish(0), publish(1)])
  expect(await counts()).toEqual({ kept: [3, 1], counted: [3, 1] })
  await Promise.all([
    setPublished(db.database, first, false),
    sql`UPDATE articles SET category_id = ${categories[1]} WHERE id = ${second}`.execute(db.database),
    sql`DELETE FROM article_versions WHERE article_id = ${third}`.execute(db.database),
  ])
  await sql`DELETE FROM articles WHERE id = ${third}`.execute(db.database)
  expect(await counts()).toEqual({ kept: [0, 2], counted: [0, 2] })
})

test('they are added up now and then, while writers go on', async () => {
  const before = (await counts()).kept
  await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      await publish(at % 2)
      await sql`SELECT add_up_article_counts()`.execute(db.database)
    }),
  )
  expect((await counts()).kept).toEqual(before.map((count) => count + 6))
  await sql`SELECT add_up_article_counts()`.execute(db.database)
  const { rows } = await sql<{ rows: number }>`SELECT count(*) AS rows FROM article_counts`.execute(
    db.database,
  )
  expect(rows).toEqual([{ rows: 2 }])
})

test('of a table that was emptied nothing is left', async () => {
  await sql`TRUNCATE articles CASCADE`.execute(db.database)
  expect(await counts()).toEqual({ kept: [0, 0], counted: [0, 0] })
})
