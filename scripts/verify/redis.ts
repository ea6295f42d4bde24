import { FaultHarness } from '@vitrine/testing/faults/fault-harness'
import { restartRedisUnderLoad } from '@vitrine/testing/faults/redis-scenarios'
import { buildStandaloneWorkers } from '@vitrine/testing/faults/workers-process'
import { timed, type RingResult } from '../rings/ring.ts'
import { startRedis } from '../services/redis.ts'
import { throwAwayPostgres } from '../services/throw-away.ts'

const RESTARTS = 10

/**
 * A Redis that is killed and started again under load: with its log the jobs are there again, without it the
 * relay adds them anew.
 */
export async function run(): Promise<RingResult[]> {
  await buildStandaloneWorkers()
  const postgres = await throwAwayPostgres()
  process.env['VITRINE_TEST_DATABASE_URL'] = postgres.url
  try {
    return [
      await restarted('Redis restarted under load, with its log', true),
      await restarted('Redis restarted under load, everything lost', false),
    ]
  } finally {
    await postgres.stop()
  }
}

function restarted(name: string, appendOnly: boolean): Promise<RingResult> {
  return timed(name, async () => {
    const redis = await startRedis({ appendOnly })
    const harness = await FaultHarness.open({ redisUrl: redis.url })
    try {
      await restartRedisUnderLoad(harness, redis.restart, { times: RESTARTS, seed: 61 })
      return { passed: 1, failed: 0 }
    } finally {
      await harness.close()
      await redis.stop()
    }
  })
}
