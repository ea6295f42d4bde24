import { startRedis } from '../services/redis.ts'
import { throwAwayOpenSearch } from '../services/throw-away.ts'
import { faultsRing } from './faults-ring.ts'
import type { RingResult } from './ring.ts'
import { vitestRing } from './vitest-ring.ts'

/** Kills a failpoint on the real stack; `npm run faults` goes to a hundred. */
const KILLS = 5

/** On Redis and OpenSearch: the contract suites of engine and queue, and the faults. */
export async function runOnRealStack(onResult: (result: RingResult) => RingResult): Promise<RingResult[]> {
  const stops: (() => Promise<void>)[] = []
  try {
    const redis = await startRedis()
    stops.push(() => redis.stop())
    const openSearch = await throwAwayOpenSearch()
    stops.push(() => openSearch.stop())
    const servers = { REDIS_URL: redis.url, SEARCH_URL: openSearch.url, SEARCH_DISTRIBUTION: 'opensearch' }
    return [
      onResult(
        await vitestRing('search contract on OpenSearch', 'opensearch', {
          environment: { VITRINE_TEST_OPENSEARCH_URL: openSearch.url },
        }),
      ),
      onResult(
        await vitestRing('queues and rate limits on Redis', 'integration', {
          environment: { VITRINE_TEST_REDIS_URL: redis.url },
          filters: ['packages/messaging/src/queues', 'api/src/http/rate-limiters'],
        }),
      ),
      onResult(await faultsRing('faults on Redis and OpenSearch', KILLS, servers)),
    ]
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
