import type { NewDelivery } from '@vitrine/messaging/jobs/job-catalogue'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AnnouncedEvents } from '../caches/announced-events.ts'
import { relayBatch } from './outbox-relay.ts'
import { requeueLostDeliveries } from './sweep.ts'

/** What was added, and how the queue behaves; the real queues have their own test. */
class RecordingQueues extends DeliveryQueues {
  added: NewDelivery[] = []
  away = false
  jobs = 0

  override async add(deliveries: readonly NewDelivery[]): Promise<void> {
    if (this.away) throw new Error('the queue is away')
    this.added.push(...deliveries)
  }

  override async countJobs(): Promise<number> {
    return this.jobs
  }
}

let db: TestDatabase
let queues: RecordingQueues

beforeEach(async () => {
  db = await testDatabase()
  queues = new RecordingQueues({ kind: 'postgres', url: db.url })
})

afterEach(async () => {
  await queues.waitUntilReady()
  await queues.close()
  await db.drop()
})

async function publish(count: number): Promise<void> {
  const people = { authorId: await anAuthor(db.database), categoryId: await aCategory(db.database) }
  await Promise.all(Array.from({ length: count }, () => aPublishedArticle(db.database, people)))
}

async function generation(): Promise<number> {
  const { rows } = await sql<{
    generation: number
  }>`SELECT generation FROM cache_generations WHERE area = 'dictionary'`.execute(db.database)
  return rows[0]?.generation ?? 0
}

test('several relays at once move each delivery once', async () => {
  await publish(300)
  const relays = Array.from({ length: 4 }, async () => {
    const announced = new AnnouncedEvents(db.database)
    while ((await relayBatch(db.database, queues, announced)) > 0) continue
  })
  await Promise.all(relays)
  expect(queues.added).toHaveLength(300)
  expect(new Set(queues.added.map(({ eventId }) => eventId)).size).toBe(300)
})

test('a delivery whose transaction began first and ended last is not passed over', async () => {
  await publish(1)
  const announced = new AnnouncedEvents(db.database)
  const slow = await db.pool.connect()
  await slow.query('BEGIN')
  const { rows } = await slow.query<{ id: number }>(
    "INSERT INTO outbox_events (type, payload) VALUES ('dictionary-author.created.v1', '{}') RETURNING id",
  )
  await slow.query("INSERT INTO outbox_deliveries (event_id, consumer) VALUES ($1, 'refresh-caches')", [
    rows[0]?.id,
  ])
  await publish(1)
  expect(await relayBatch(db.database, queues, announced)).toBe(2)
  await slow.query('COMMIT')
  slow.release()
  expect(await relayBatch(db.database, queues, announced)).toBe(1)
  expect(queues.added.at(-1)).toMatchObject({ eventId: rows[0]?.id, consumer: 'refresh-caches' })
})

test('while the queue is away the deliveries stay, and the caches are told once', async () => {
  await publish(3)
  const before = await generation()
  const announced = new AnnouncedEvents(db.database)
  queues.away = true
  for (let round = 0; round < 3; round += 1)
    await expect(relayBatch(db.database, queues, announced)).rejects.toThrow('away')
  expect(await generation()).toBe(before + 1)
  queues.away = false
  expect(await relayBatch(db.database, queues, announced)).toBe(3)
  expect(await generation()).toBe(before + 1)
  expect(await relayBatch(db.database, queues, announced)).toBe(0)
})

test('the sweep adds again what is in flight while the queue is empty, and leaves alone what lies there', async () => {
  await publish(3)
  await relayBatch(db.database, queues, new AnnouncedEvents(db.database))
  await sql`UPDATE outbox_deliveries SET added_at = now() - interval '10 seconds'`.execute(db.database)
  queues.added = []
  queues.jobs = 3
  expect(await requeueLostDeliveries(db.database, queues)).toBe(0)
  queues.jobs = 0
  expect(await requeueLostDeliveries(db.database, queues)).toBe(3)
  expect(queues.added).toHaveLength(3)
  // They are as fresh now as any other.
  expect(await requeueLostDeliveries(db.database, queues)).toBe(0)
})

test('the sweep adds again what is very old, whatever the queue says', async () => {
  await publish(1)
  await relayBatch(db.database, queues, new AnnouncedEvents(db.database))
  await sql`UPDATE outbox_deliveries SET added_at = now() - interval '10 minutes'`.execute(db.database)
  queues.jobs = 1000
  expect(await requeueLostDeliveries(db.database, queues)).toBe(1)
})
