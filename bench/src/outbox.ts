import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import type { NewDelivery } from '@vitrine/messaging/jobs/job-catalogue'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { AnnouncedEvents } from '@vitrine/workers/caches/announced-events'
import { RELAY_BATCH, relayRound } from '@vitrine/workers/outbox-relay/outbox-relay'
import { sql } from 'kysely'
import type { BenchServers } from './shared/bench-servers.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const RUNS = 5

/** As many bulks under way as the relay has. */
const LANES = 2

/**
 * Draining waiting events (claim, tell the caches, add, mark) against BullMQ's own addBulk of the same jobs
 * to the same backend: at least 0.4 of the rate. `--redis-url` has the queue in Redis, else it is in
 * Postgres.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { events: { type: 'string', default: '100000' }, 'redis-url': { type: 'string' } },
  })
  const events = Number(values.events)
  const postgres = await servers.postgres()
  const { database, close } = openDatabase({ url: postgres.url })
  const backend = values['redis-url']
    ? ({ kind: 'redis', url: values['redis-url'] } as const)
    : ({ kind: 'postgres', url: postgres.url } as const)
  const queues = new DeliveryQueues(backend)
  try {
    await migrate(database)
    await queues.waitUntilReady()
    const figures = await interleaved(RUNS, {
      raw: () => empty(database, queues).then(() => addRaw(queues, events)),
      outbox: () => empty(database, queues).then(() => drain(database, queues, events)),
    })
    report(figures['outbox'] ?? [], figures['raw'] ?? [], { events, backend: backend.kind })
  } finally {
    await queues.close()
    await close()
    await postgres.stop()
  }
}

async function empty(database: Database, queues: DeliveryQueues): Promise<void> {
  await queues.obliterate()
  await sql`TRUNCATE outbox_events, outbox_deliveries RESTART IDENTITY`.execute(database)
}

/** Jobs a second. */
async function addRaw(queues: DeliveryQueues, count: number): Promise<number> {
  const deliveries = Array.from({ length: count }, (_, at): NewDelivery => ({
    eventId: at + 1,
    consumer: 'dictionary-search',
  }))
  const begin = performance.now()
  const lane = async () => {
    for (
      let chunk = deliveries.splice(-RELAY_BATCH);
      chunk.length > 0;
      chunk = deliveries.splice(-RELAY_BATCH)
    )
      await queues.add(chunk)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return (count / (performance.now() - begin)) * 1000
}

/** Deliveries a second. */
async function drain(database: Database, queues: DeliveryQueues, count: number): Promise<number> {
  await sql`
    WITH event AS (
      INSERT INTO outbox_events (type, payload)
      SELECT 'dictionary-article.updated.v1', jsonb_build_object('articleId', at, 'revision', 1) FROM generate_series(1, ${count}::int) at RETURNING id
    )
    INSERT INTO outbox_deliveries (event_id, consumer) SELECT id, 'dictionary-search' FROM event
  `.execute(database)
  await sql`ANALYZE outbox_events, outbox_deliveries`.execute(database)
  const announced = new AnnouncedEvents(database)
  const begin = performance.now()
  while (await relayRound(database, queues, announced)) continue
  return (count / (performance.now() - begin)) * 1000
}

function report(
  outbox: readonly number[],
  raw: readonly number[],
  { events, backend }: { events: number; backend: string },
): void {
  const result = {
    bench: 'outbox',
    backend,
    events,
    runs: RUNS,
    rawPerSecond: Math.round(median(raw)),
    outboxPerSecond: Math.round(median(outbox)),
    ratio: round(medianRatio(outbox, raw, (rate) => rate)),
    wanted: 0.4,
  }
  console.log(
    `Draining ${events} waiting events against addBulk of the same jobs, queues in ${backend} (median of ${RUNS} runs in turn)`,
  )
  console.table({
    'raw addBulk': { 'per second': result.rawPerSecond },
    outbox: { 'per second': result.outboxPerSecond },
  })
  console.log(JSON.stringify(result))
}
