import { appendEvents } from '@vitrine/messaging/outbox'
import { articlePublished, authorUpdated } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import { runInContext } from '@vitrine/platform/request-context'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discardDeadLetter, retryDeadLetter } from '../dead-letters.ts'
import { readOutboxStatus } from '../outbox-status.ts'
import { DeliveryQueues } from './delivery-queues.ts'
import { Worker, type QueueBackend } from './queue-backend.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})

afterAll(async () => {
  await db.drop()
})

const redisUrl = process.env['VITRINE_TEST_REDIS_URL']
const backends: [string, () => QueueBackend][] = [
  ['postgres', () => ({ kind: 'postgres', url: db.url })],
  // The whole product's CI names a Redis server; the embedded set-up has none.
  ...(redisUrl
    ? [['redis', () => ({ kind: 'redis', url: redisUrl })] satisfies [string, () => QueueBackend]]
    : []),
]

describe.each(backends)('queues in %s', (_name, backend) => {
  test('a delivery added again is there once, and once it is done it can be added anew', async () => {
    const queues = new DeliveryQueues(backend())
    await queues.waitUntilReady()
    await queues.obliterate()
    const deliveries = [
      { eventId: 1, consumer: 'refresh-caches' as const },
      { eventId: 2, consumer: 'refresh-caches' as const },
    ]
    await queues.add(deliveries)
    await queues.add(deliveries)
    expect(await queues.countJobs('refresh-caches')).toBe(2)

    const seen: unknown[] = []
    const consume = async (count: number) => {
      const finished = Promise.withResolvers<void>()
      const worker = new Worker(
        'refresh-caches',
        async ({ data }: { data: unknown }) => void seen.push(data),
        { connection: backend() },
      )
      worker.on('completed', () => seen.length === count && finished.resolve())
      await finished.promise
      await worker.close()
    }
    await consume(2)
    expect(seen).toContainEqual({ version: 1, eventId: 2, consumer: 'refresh-caches' })
    expect(await queues.countJobs('refresh-caches')).toBe(0)
    await queues.add(deliveries.slice(0, 1))
    await consume(3)
    await queues.close()
  })
})

test('events and their deliveries are committed with the change, or not at all', async () => {
  const { database } = db
  const events = [
    newEvent(articlePublished, { articleId: 1, revision: 1 }),
    newEvent(authorUpdated, { authorId: 2, revision: 3 }),
    newEvent(articlePublished, { articleId: 4, revision: 1 }),
  ]
  const append = (then: () => void) =>
    database.transaction().execute(async (transaction) => {
      await appendEvents(transaction, events)
      then()
    })
  const appended = async () => {
    const { rows } =
      await sql`SELECT type, payload, consumer FROM outbox_events JOIN outbox_deliveries ON event_id = id ORDER BY type, id`.execute(
        database,
      )
    return rows
  }
  await expect(
    append(() => {
      throw new Error('the change failed')
    }),
  ).rejects.toThrow('the change failed')
  expect(await appended()).toEqual([])
  await runInContext({ requestId: 'request-1' }, () => append(() => undefined))
  expect(await appended()).toEqual([
    { type: articlePublished.type, payload: { articleId: 1, revision: 1 }, consumer: 'dictionary-search' },
    { type: articlePublished.type, payload: { articleId: 4, revision: 1 }, consumer: 'dictionary-search' },
    { type: authorUpdated.type, payload: { authorId: 2, revision: 3 }, consumer: 'refresh-author-articles' },
  ])
  const { rows } = await sql`SELECT DISTINCT request_id FROM outbox_events`.execute(database)
  expect(rows).toEqual([{ request_id: 'request-1' }])
  await sql`TRUNCATE outbox_events, outbox_deliveries RESTART IDENTITY`.execute(database)
})

test('the status counts what waits, runs and has failed; a dead letter is tried again or given up', async () => {
  const { database } = db
  await database.transaction().execute((transaction) =>
    appendEvents(
      transaction,
      [1, 2, 3].map((articleId) => newEvent(articlePublished, { articleId, revision: 1 })),
    ),
  )
  await sql`UPDATE outbox_deliveries SET added_at = now() WHERE event_id IN (2, 3)`.execute(database)
  await sql`UPDATE outbox_deliveries SET failed_at = now(), attempts = 6 WHERE event_id = 3`.execute(database)
  const search = async () =>
    (await readOutboxStatus(database)).consumers.find(({ consumer }) => consumer === 'dictionary-search')
  expect(await search()).toMatchObject({ waiting: 1, inFlight: 1, failed: 1 })
  expect(await readOutboxStatus(database)).toMatchObject({ waiting: 1, inFlight: 1, failed: 1 })

  expect(await retryDeadLetter(database, { eventId: 3, consumer: 'dictionary-search' })).toBe(true)
  expect(await retryDeadLetter(database, { eventId: 3, consumer: 'dictionary-search' })).toBe(false)
  expect(await search()).toMatchObject({ waiting: 2, failed: 0 })
  await sql`UPDATE outbox_deliveries SET failed_at = now() WHERE event_id = 3`.execute(database)
  expect(await discardDeadLetter(database, { eventId: 3, consumer: 'dictionary-search' })).toBe(true)
  expect(await search()).toMatchObject({ waiting: 1, failed: 0 })
})
