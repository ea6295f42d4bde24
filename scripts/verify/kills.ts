import type { RingResult } from '../rings/ring.ts'
import { faultsRing } from '../rings/faults-ring.ts'
import { startRedis } from '../services/redis.ts'
import { throwAwayElasticsearch, throwAwayOpenSearch, type ThrowAwayServer } from '../services/throw-away.ts'

const KILLS = 100

/**
 * The workers killed a hundred times at each failpoint: on Postgres alone, and on Redis with either search
 * server.
 */
export async function run(): Promise<RingResult[]> {
  const redis = await startRedis()
  try {
    const onPostgres = await faultsRing('faults on Postgres alone', KILLS)
    const onOpenSearch = await onServer(
      'faults on Redis and OpenSearch',
      'opensearch',
      throwAwayOpenSearch,
      redis.url,
    )
    const onElasticsearch = await onServer(
      'faults on Redis and Elasticsearch',
      'elasticsearch',
      throwAwayElasticsearch,
      redis.url,
    )
    return [onPostgres, onOpenSearch, onElasticsearch]
  } finally {
    await redis.stop()
  }
}

async function onServer(
  name: string,
  distribution: string,
  start: () => Promise<ThrowAwayServer>,
  redisUrl: string,
): Promise<RingResult> {
  const server = await start()
  try {
    return await faultsRing(name, KILLS, {
      servers: { REDIS_URL: redisUrl, SEARCH_URL: server.url, SEARCH_DISTRIBUTION: distribution },
    })
  } finally {
    await server.stop()
  }
}
