import { aCategory } from '@vitrine/testing/dictionary-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDue } from './learn-when-due.ts'
import { readLearning, recorded } from './learning-record.ts'

let db: TestDatabase
let categoryId: number
const clock = new MovableClock()
let indexed = 0

beforeAll(async () => {
  db = await testDatabase()
  categoryId = await aCategory(db.database)
})
afterAll(() => db.drop())

const due = async () => await isDue({ database: db.database, clock, engine: { countDocuments: () => Promise.resolve(indexed) } })
const learn = async (run: () => Promise<number>) => await recorded(db.database, () => clock.now(), run)
const sell = async (count: number) =>
  await sql`INSERT INTO sold_items (title, sort_key, category_id, sale_date, price, currency, source) SELECT 'Vase', 'vase', ${categoryId}, '2020-01-01', 10, 'USD', 'A house' FROM generate_series(1, ${count}::int)`.execute(db.database)

test('sold items are learnt from once there are enough of them and the index has them, and again when many more have come', async () => {
  expect(await due()).toBe(false)
  await sell(600)
  expect(await due()).toBe(false)
  indexed = 600
  expect(await due()).toBe(true)
  expect(await learn(() => Promise.resolve(2))).toBe(2)
  expect(await readLearning(db.database)).toMatchObject({ finishedAt: expect.any(Date), soldItems: 600, problem: '' })
  expect(await due()).toBe(false)
  await sell(500)
  indexed = 1100
  expect(await due()).toBe(true)
  // One that breaks off says why, and is tried again after an hour.
  await expect(learn(() => Promise.reject(new Error('the engine was away')))).rejects.toThrow('the engine was away')
  expect(await readLearning(db.database)).toMatchObject({ finishedAt: null, soldItems: 600, problem: 'the engine was away' })
  expect(await due()).toBe(false)
  clock.advance({ minutes: 61 })
  expect(await due()).toBe(true)
})
