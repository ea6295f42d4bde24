import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createElasticsearchEngine } from '@vitrine/search/engines/elasticsearch/engine'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { testDatabase } from './test-database.ts'

export interface TestSearchEngine {
  engine: SearchEngine
  close(): Promise<void>
}

/** On a database of its own. */
export async function testPostgresEngine(): Promise<TestSearchEngine> {
  const database = await testDatabase()
  return { engine: createPostgresEngine({ sql: sqlExecutor(database.pool) }), close: () => database.drop() }
}

/** On the server that the real ring starts; whoever makes indexes in it drops them. */
export function testOpenSearchEngine(): TestSearchEngine {
  const url = process.env['VITRINE_TEST_OPENSEARCH_URL']
  if (!url) throw new Error('VITRINE_TEST_OPENSEARCH_URL is not set: run the suite as the vitest project `opensearch`, whose global set-up starts one.')
  const engine = createElasticsearchEngine({ node: url, distribution: 'opensearch', indexPrefix: 'test-' })
  return { engine, close: () => engine.close() }
}
