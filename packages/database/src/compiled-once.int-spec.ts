import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiledOnce, fixedSql } from './compiled-once.ts'

let db: TestDatabase
let builds = 0

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const sum = compiledOnce((executor, { left, right }: { left: number; right: number }) => {
  builds += 1
  return sql<{
    sum: number
    three: number
  }>`SELECT ${left}::integer + ${right}::integer AS sum, ${3}::integer AS three`.compile(executor)
})

test('a query is built once, and each call has its own values', async () => {
  expect(
    await Promise.all([sum(db.database, { left: 1, right: 2 }), sum(db.database, { right: 30, left: 4 })]),
  ).toEqual([[{ sum: 3, three: 3 }], [{ sum: 34, three: 3 }]])
  expect(
    await db.database.transaction().execute((transaction) => sum(transaction, { left: 5, right: 5 })),
  ).toEqual([{ sum: 10, three: 3 }])
  expect(builds).toBe(1)
})

test('a builder’s query keeps its types and its conditions', async () => {
  const named = compiledOnce((executor, { url }: { url: string }) =>
    executor.selectFrom('taxonomy_nodes').select(['id', 'title']).where('url', '=', url).compile(),
  )
  await db.database
    .insertInto('taxonomy_nodes')
    .values(
      ['glass', 'silver'].map((url) => ({ url, title: url, sort_key: url, path: url, ancestor_ids: [] })),
    )
    .execute()
  expect((await named(db.database, { url: 'silver' })).map(({ title }) => title)).toEqual(['silver'])
  expect(await named(db.database, { url: "' OR true --" })).toEqual([])
})

test('a fixed part is a text like any other, and holds no value', async () => {
  const { rows } = await sql<{
    name: string
  }>`SELECT ${fixedSql(sql<string>`lower(${sql.lit('GLASS')})`)} AS name`.execute(db.database)
  expect(rows).toEqual([{ name: 'glass' }])
  expect(() => fixedSql(sql`${'from outside'}`)).toThrow('holds a value')
})
