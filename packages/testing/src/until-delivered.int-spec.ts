import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from './test-database.ts'
import { untilDelivered } from './until-delivered.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})

afterAll(() => db?.drop())

const addTwo = () =>
  sql`
  WITH event AS (INSERT INTO outbox_events (type, payload) SELECT 'dictionary-article.updated.v1', '{}' FROM generate_series(1, 2) RETURNING id)
  INSERT INTO outbox_deliveries (event_id, consumer) SELECT id, 'dictionary-search' FROM event
`.execute(db.database)

const finish = (count: number) =>
  sql`
  UPDATE outbox_deliveries SET done_at = now() WHERE event_id IN (SELECT event_id FROM outbox_deliveries WHERE done_at IS NULL ORDER BY event_id LIMIT ${count})
`.execute(db.database)

test('waits while deliveries are done, also where more come than are done; and no longer than that', async () => {
  await addTwo()
  const waiting = untilDelivered(db.database, 2_000)
  // As a fan-out: for over twice the time their number only grows.
  for (const began = Date.now(); Date.now() - began < 4_500; await sleep(100)) {
    await addTwo()
    await finish(1)
  }
  await finish(1_000)
  await waiting
  await addTwo()
  await expect(untilDelivered(db.database, 200)).rejects.toThrow(
    '2 deliveries are open, and none was done within 0.2 s',
  )
})
