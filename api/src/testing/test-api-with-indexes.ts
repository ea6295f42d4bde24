import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { indexDefinitions } from '@vitrine/search/indexes'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { testApi, type TestApi } from './test-api.ts'

/** An api with every index, empty: some sections are lists of what their index holds. */
export async function testApiWithIndexes(): Promise<TestApi> {
  let engine: SearchEngine | undefined
  const api = await testApi({
    openEngine: ({ pool }) => (engine = createPostgresEngine({ sql: sqlExecutor(pool) })),
  })
  for (const definition of indexDefinitions) await engine?.ensure(definition)
  return api
}
