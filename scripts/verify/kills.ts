import type { RingResult } from '../rings/ring.ts'
import { faultsRing } from '../rings/faults-ring.ts'
import { startRedis } from '../services/redis.ts'
import { throwAwayElasticsearch, throwAwayOpenSearch } from '../services/throw-away.ts'

const KILLS = 100

/** The workers killed a hundred times at each failpoint: on Postgres alone, and on Redis with either search server. */
export async function run(): Promise<RingResult[]> {
  const redis = await startRedis()
  try {
    const onPostgres = await faultsRing('faults on Postgres alone', KILLS)
    const openSearch = await throwAwayOpenSearch()
    const onOpenSearch = await faultsRing('faults on Redis and OpenSearch', KILLS, { REDIS_URL: redis.url, SEARCH_URL: openSearch.url, SEARCH_DISTRIBUTION: 'opensearch' }).finally(openSearch.stop)
    const elasticsearch = await throwAwayElasticsearch()
    const onElasticsearch = await faultsRing('faults on Redis and Elasticsearch', KILLS, { REDIS_URL: redis.url, SEARCH_URL: elasticsearch.url, SEARCH_DISTRIBUTION: 'elasticsearch' }).finally(elasticsearch.stop)
    return [onPostgres, onOpenSearch, onElasticsearch]
  } finally {
    await redis.stop()
  }
}
