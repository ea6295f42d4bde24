import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { indexDefinitions } from '@vitrine/search/indexes'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { testApi, type TestApi } from './test-api.ts'

/** An api with every index, empty: some sections are lists of what their index holds. */
export async function testApiWithIndexes(): Promise<TestApi> {
  return (await testApiWithEngine()).api
}

/** The same with its engine, for what a test puts into an index. */
export async function testApiWithEngine(
  definitions: readonly Parameters<SearchEngine['ensure']>[0][] = indexDefinitions,
): Promise<{ api: TestApi; engine: SearchEngine }> {
  let engine: SearchEngine | undefined
  const api = await testApi({
    openEngine: ({ pool }) => (engine = createPostgresEngine({ sql: sqlExecutor(pool) })),
  })
  if (!engine) throw new Error('the api opened no engine')
  for (const definition of definitions) await engine.ensure(definition)
  return { api, engine }
}
