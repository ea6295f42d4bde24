import type { Environment } from '../product/settings.ts'
import { startRedis } from '../services/redis.ts'
import { throwAwayOpenSearch } from '../services/throw-away.ts'
import { timed, type RingResult } from './ring.ts'
import { runTool } from './run-tool.ts'
import { vitestRing } from './vitest-ring.ts'

/** Kills a failpoint on the real stack; `npm run faults` goes to a hundred. */
const KILLS = 10

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
      onResult(await vitestRing('search contract on OpenSearch', 'opensearch', { environment: { VITRINE_TEST_OPENSEARCH_URL: openSearch.url } })),
      onResult(await vitestRing('queue contract on Redis', 'integration', { environment: { VITRINE_TEST_REDIS_URL: redis.url }, filters: ['packages/messaging/src/queues'] })),
      onResult(await faults(servers)),
    ]
  } catch (error) {
    return [onResult({ name: 'the real stack', passed: 0, failed: 1, seconds: 0, output: error instanceof Error ? error.message : String(error) })]
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Each scenario is one test: the command prints a line for each. */
function faults(environment: Environment): Promise<RingResult> {
  return timed('faults on Redis and OpenSearch', async () => {
    const { code, output } = await runTool(process.execPath, ['scripts/faults.ts', '--count', String(KILLS)], { environment })
    const count = (word: string) => output.split('\n').filter((line) => line.startsWith(word)).length
    const passed = count('ok ')
    return { passed, failed: Math.max(count('FAILED '), code === 0 && passed > 0 ? 0 : 1), output }
  })
}
