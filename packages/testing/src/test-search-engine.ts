import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createElasticsearchEngine } from '@vitrine/search/engines/elasticsearch/engine'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { withoutCredentials } from '@vitrine/search/search-url'
import type { SqlExecutor } from '@vitrine/search/sql-executor'
import { testDatabase } from './test-database.ts'

export interface TestSearchEngine {
  engine: SearchEngine
  close(): Promise<void>
}

/** On a database of its own, which tests may look into. */
export async function testPostgresEngine(): Promise<TestSearchEngine & { sql: SqlExecutor }> {
  const database = await testDatabase()
  const sql = sqlExecutor(database.pool)
  return { engine: createPostgresEngine({ sql }), sql, close: () => database.drop() }
}

/** The server that the real ring starts, or that `npm run verify` names. */
export function testServerAddress(): { url: string; distribution: 'elasticsearch' | 'opensearch' } {
  const url = process.env['VITRINE_TEST_OPENSEARCH_URL']
  if (!url)
    throw new Error(
      'VITRINE_TEST_OPENSEARCH_URL is not set: run the suite as the vitest project `opensearch`, whose global set-up starts one.',
    )
  return {
    url,
    distribution:
      process.env['VITRINE_TEST_SEARCH_DISTRIBUTION'] === 'elasticsearch' ? 'elasticsearch' : 'opensearch',
  }
}

/** Whoever makes indexes in it drops them. */
export function testOpenSearchEngine(): TestSearchEngine {
  const { url, distribution } = testServerAddress()
  const engine = createElasticsearchEngine({
    ...withoutCredentials(url),
    distribution,
    indexPrefix: 'test-',
    // A crowded machine fails no test.
    searchTimeoutMs: 60_000,
  })
  return { engine, close: () => engine.close() }
}
