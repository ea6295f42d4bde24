import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable'
import { sql } from 'kysely'
import type { FaultHarness } from './fault-harness.ts'
import { assertCaughtUp } from './fault-scenarios.ts'
import { RandomWrites } from './random-writes.ts'
import { untilDoneOrStuck } from '../until-done-or-stuck.ts'

/**
 * Writers write while every connection of the database is ended, again and again: those of the writers, of
 * the queue, of the connection that listens and of those that hold locks. The one workers' process goes on,
 * and catches up.
 */
export async function endConnectionsRepeatedly(
  harness: FaultHarness,
  { writers, times }: { writers: number; times: number },
): Promise<void> {
  const all = Array.from({ length: writers }, (_, at) => new RandomWrites(harness.db.database, 20 + at))
  for (const each of all) await each.prepare()
  harness.start()
  let [ended, written] = [0, 0]
  const write = async (writes: RandomWrites) => {
    while (ended < times) await writes.write(1).then(() => void (written += 1), mustBeUnavailable)
  }
  const end = async () => {
    for (; ended < times; ended += 1) {
      // Else a quick machine ends connections before anything is written, or before the workers have any.
      const wanted = written + writers
      await untilDoneOrStuck({
        what: 'the next writes, and workers that are connected',
        isDone: async () => written >= wanted && (await workersAreConnected(harness)),
        progress: () => written,
      })
      await endConnections(harness)
    }
  }
  await Promise.all([end(), ...all.map(write)])
  harness.assertRuns()
  await assertCaughtUp(harness)
}

async function endConnections({ db }: FaultHarness): Promise<void> {
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`
    .execute(db.database)
    .catch(mustBeUnavailable)
}

async function workersAreConnected({ db }: FaultHarness): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vitrine-workers' LIMIT 1`
      .execute(db.database)
      .catch((error: unknown) => {
        // It met a connection that was ended a moment ago.
        mustBeUnavailable(error)
        return { rows: [] }
      })
  return rows.length > 0
}

function mustBeUnavailable(error: unknown): void {
  if (!isDatabaseUnavailable(error)) throw error
}
