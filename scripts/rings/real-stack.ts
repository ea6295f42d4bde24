import { startRedis } from '../services/redis.ts'
import { throwAwayOpenSearch } from '../services/throw-away.ts'
import { faultsRing } from './faults-ring.ts'
import type { RingResult } from './ring.ts'
import { vitestRing } from './vitest-ring.ts'

/** Kills a failpoint in `.ci/run`, on one of the stacks; `npm run faults` goes to a hundred. */
export const CI_KILLS = 5

/**
 * On Redis and OpenSearch, all at once since each mostly waits: the contract suites of engine and queue, and
 * the fault scenarios that involve one of the two servers.
 */
export async function runOnRealStack(onResult: (result: RingResult) => RingResult): Promise<RingResult[]> {
  const stops: (() => Promise<void>)[] = []
  const started = async <Server extends { stop(): Promise<void> }>(starting: Promise<Server>) => {
    const server = await starting
    stops.push(() => server.stop())
    return server
  }
  try {
    const [redis, openSearch] = await allSettledOrThrow([
      started(startRedis()),
      started(throwAwayOpenSearch({ isBrief: true })),
    ])
    const rings = [
      vitestRing('search contract on OpenSearch', 'opensearch', {
        environment: { VITRINE_TEST_OPENSEARCH_URL: openSearch.url },
      }),
      vitestRing('queues and rate limits on Redis', 'integration', {
        environment: { VITRINE_TEST_REDIS_URL: redis.url },
        filters: ['packages/messaging/src/queues', 'api/src/http/rate-limiters'],
      }),
      faultsRing('faults on Redis and OpenSearch', CI_KILLS, {
        servers: { REDIS_URL: redis.url, SEARCH_URL: openSearch.url, SEARCH_DISTRIBUTION: 'opensearch' },
        serversOnly: true,
      }),
    ]
    return await Promise.all(rings.map((ring) => ring.then(onResult)))
  } catch (error) {
    return [
      onResult({
        name: 'the real stack',
        passed: 0,
        failed: 1,
        seconds: 0,
        output: error instanceof Error ? error.message : String(error),
      }),
    ]
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** As `Promise.all`, but a server that still starts is waited for, so that it is stopped, too. */
async function allSettledOrThrow<First, Second>(
  both: [Promise<First>, Promise<Second>],
): Promise<[First, Second]> {
  await Promise.allSettled(both)
  return await Promise.all(both)
}
