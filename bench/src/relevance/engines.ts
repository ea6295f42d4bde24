import { openDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createElasticsearchEngine } from '@vitrine/search/engines/elasticsearch/engine'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { BenchServers } from '../shared/bench-servers.ts'

/** Elasticsearch is 947 MB to fetch, and runs only where it is asked for by name. */
export const engineNames = ['postgres', 'opensearch', 'elasticsearch'] as const
export type EngineName = (typeof engineNames)[number]

/** Starts a server of the kind, hands over an engine on it, and stops it. */
export async function withEngine<Result>(
  name: EngineName,
  servers: BenchServers,
  use: (engine: SearchEngine) => Promise<Result>,
): Promise<Result> {
  const start = {
    postgres: servers.postgres,
    opensearch: servers.openSearch,
    elasticsearch: servers.elasticsearch,
  }
  const server = await start[name]()
  const { engine, close } = name === 'postgres' ? onPostgres(server.url) : onServer(name, server.url)
  try {
    return await use(engine)
  } finally {
    await close()
    await server.stop()
  }
}

function onPostgres(url: string) {
  const { pool, close } = openDatabase({ url, poolSize: 2 })
  return { engine: createPostgresEngine({ sql: sqlExecutor(pool) }), close }
}

function onServer(distribution: 'opensearch' | 'elasticsearch', url: string) {
  const engine = createElasticsearchEngine({ node: url, distribution, indexPrefix: 'bench-' })
  return { engine, close: () => engine.close() }
}
