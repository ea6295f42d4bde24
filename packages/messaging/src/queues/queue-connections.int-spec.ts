import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { until } from '@vitrine/testing/until'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openQueue } from './delivery-queues.ts'
import { Worker } from './queue-backend.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const connection = () => ({ kind: 'postgres', url: db.url }) as const

async function connections(): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'vitrine-queue%'`.execute(
    db.database,
  )
  return rows[0]?.count ?? 0
}

/** A queue and the worker that takes its jobs, as one consumer has them. */
async function startConsumer(name: string, onJob: (name: string) => void) {
  const queue = openQueue(connection(), name, () => undefined)
  const worker = new Worker(name, async () => onJob(name), { connection: connection(), concurrency: 10 })
  worker.on('error', () => undefined)
  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()])
  return { queue, close: () => Promise.all([worker.close(), queue.close()]) }
}

test('the tenth and the twentieth consumer add no connection, and each gets its jobs', async () => {
  const done = new Set<string>()
  const consumers: Awaited<ReturnType<typeof startConsumer>>[] = []
  const grow = async (to: number) => {
    while (consumers.length < to)
      consumers.push(await startConsumer(`consumer-${consumers.length}`, (name) => done.add(name)))
    done.clear()
    await Promise.all(
      consumers.flatMap(({ queue }) => Array.from({ length: 20 }, (_, at) => queue.add('job', { at }))),
    )
    await until(() => done.size === to)
    return await connections()
  }
  const counted = [await grow(9), await grow(10), await grow(20)]
  for (const count of counted) expect(count).toBeLessThanOrEqual(7)
  await Promise.all(consumers.map(({ close }) => close()))
  await until(async () => (await connections()) === 0)
})

test('a worker goes on after every connection of the queue was ended', async () => {
  let done = 0
  const { queue, close } = await startConsumer('interrupted', () => (done += 1))
  for (let round = 1; round <= 3; round += 1) {
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(
      db.database,
    )
    await until(
      async () =>
        await queue.add('job', {}).then(
          () => true,
          () => false,
        ),
    )
    await until(() => done >= round)
  }
  await close()
})
