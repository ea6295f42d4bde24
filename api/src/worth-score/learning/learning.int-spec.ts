import { withAdvisoryLock } from '@vitrine/database/advisory-lock'
import { openDatabase } from '@vitrine/database/database'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
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

const due = async () =>
  await isDue({ database: db.database, clock, engine: { countDocuments: () => Promise.resolve(indexed) } })
const learn = async (run: () => Promise<number>) => await recorded(db.database, () => clock.now(), run)
const sell = async (count: number) =>
  await sql`INSERT INTO sold_items (title, sort_key, category_id, sale_date, price, currency, source) SELECT 'Vase', 'vase', ${categoryId}, '2020-01-01', 10, 'USD', 'A house' FROM generate_series(1, ${count}::int)`.execute(
    db.database,
  )

test('sold items are learnt from once there are enough of them and the index has them, and again when many more have come', async () => {
  expect(await due()).toBe(false)
  await sell(600)
  expect(await due()).toBe(false)
  indexed = 600
  expect(await due()).toBe(true)
  expect(await learn(() => Promise.resolve(2))).toBe(2)
  expect(await readLearning(db.database)).toMatchObject({
    finishedAt: expect.any(Date),
    soldItems: 600,
    problem: '',
  })
  expect(await due()).toBe(false)
  // As an upgrade leaves what an earlier engine has learned.
  await db.database.updateTable('worth_score_learning').set({ engine_version: 0 }).execute()
  expect(await due()).toBe(true)
  await learn(() => Promise.resolve(2))
  expect(await due()).toBe(false)
  await sell(500)
  indexed = 1100
  expect(await due()).toBe(true)
  // One that breaks off says why, and is tried again after an hour.
  await expect(learn(() => Promise.reject(new Error('the engine was away')))).rejects.toThrow(
    'the engine was away',
  )
  expect(await readLearning(db.database)).toMatchObject({
    finishedAt: null,
    soldItems: 600,
    problem: 'the engine was away',
  })
  expect(await due()).toBe(false)
  clock.advance({ minutes: 61 })
  expect(await due()).toBe(true)
})

test('a learning whose process is killed is told as not finished, holds no lock, and is tried again after an hour', async () => {
  const open = openDatabase({ url: db.url, poolSize: 2 })
  const startedAt = clock.now()
  const script = fileURLToPath(new URL('../testing/learning-that-hangs.ts', import.meta.url))
  const child = spawn(process.execPath, [script, db.url, startedAt.toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    await once(child.stdout, 'data')
    // Another process leaves it alone meanwhile.
    expect(await withAdvisoryLock(open, 'worth-score-learning', () => Promise.resolve('mine'))).toBeNull()
    child.kill('SIGKILL')
    await ended
    expect(await readLearning(db.database)).toMatchObject({
      startedAt,
      finishedAt: null,
      soldItems: 600,
      problem: '',
    })
    expect(await due()).toBe(false)
    clock.advance({ minutes: 61 })
    expect(await due()).toBe(true)
    // The database lets the lock go once it has noticed that nobody is there.
    await expect
      .poll(
        async () =>
          await withAdvisoryLock(
            open,
            'worth-score-learning',
            async () => await learn(() => Promise.resolve(1)),
          ),
      )
      .toBe(1)
    expect(await readLearning(db.database)).toMatchObject({
      finishedAt: expect.any(Date),
      soldItems: 1_100,
      problem: '',
    })
  } finally {
    child.kill('SIGKILL')
    await open.close()
  }
})
