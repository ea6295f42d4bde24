import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable'
import { sql } from 'kysely'
import type { FaultHarness } from './fault-harness.ts'
import { assertCaughtUp } from './fault-scenarios.ts'
import { RandomWrites } from './random-writes.ts'
import { until } from '../until.ts'

/**
 * Writers write while every connection of the database is ended, again and again: those of the writers, of the queue, of
 * the connection that listens and of those that hold locks. The one workers' process goes on, and catches up.
 */
export async function endConnectionsRepeatedly(harness: FaultHarness, { writers, times }: { writers: number; times: number }): Promise<void> {
  const all = Array.from({ length: writers }, (_, at) => new RandomWrites(harness.db.database, 20 + at))
  for (const each of all) await each.prepare()
  harness.start()
  let ended = 0
  const write = async (writes: RandomWrites) => {
    while (ended < times) await writes.write(1).catch(mustBeUnavailable)
  }
  const end = async () => {
    for (; ended < times; ended += 1) {
      await untilMany(harness, writers)
      await endConnections(harness)
    }
  }
  await Promise.all([end(), ...all.map(write)])
  harness.assertRuns()
  await assertCaughtUp(harness)
}

async function endConnections({ db }: FaultHarness): Promise<void> {
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(db.database).catch(mustBeUnavailable)
}

/** Until the writers, and what the workers hold, are connected again. */
async function untilMany({ db }: FaultHarness, count: number): Promise<void> {
  await until(async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()`.execute(db.database).catch((error: unknown) => {
      // It met a connection that was ended a moment ago.
      mustBeUnavailable(error)
      return { rows: [] }
    })
    return (rows[0]?.count ?? 0) > count
  })
}

function mustBeUnavailable(error: unknown): void {
  if (!isDatabaseUnavailable(error)) throw error
}
