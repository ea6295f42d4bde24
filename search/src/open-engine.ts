import { numberFor } from '@vitrine/platform/number-per-index'
import { createElasticsearchEngine } from './engines/elasticsearch/engine.ts'
import { createPostgresEngine } from './engines/postgres/engine.ts'
import type { SearchEngine } from './search-engine.ts'
import { withoutCredentials } from './search-url.ts'
import type { SqlExecutor } from './sql-executor.ts'

export interface SearchSettings {
  /** Absent: search runs on Postgres. */
  SEARCH_URL?: string | undefined
  SEARCH_DISTRIBUTION: 'elasticsearch' | 'opensearch'
  SEARCH_INDEX_PREFIX: string
  SEARCH_SHARDS?: string | undefined
  SEARCH_REPLICAS?: string | undefined
  SEARCH_TIMEOUT_SECONDS?: number | undefined
}

/** The engine that the settings name. */
export function openSearchEngine(settings: SearchSettings, sql: SqlExecutor): SearchEngine {
  if (settings.SEARCH_URL) {
    const { node, auth } = withoutCredentials(settings.SEARCH_URL)
    return createElasticsearchEngine({
      node,
      auth,
      distribution: settings.SEARCH_DISTRIBUTION,
      indexPrefix: settings.SEARCH_INDEX_PREFIX,
      ...(settings.SEARCH_TIMEOUT_SECONDS && { searchTimeoutMs: settings.SEARCH_TIMEOUT_SECONDS * 1000 }),
      spreadOf: (index) => ({
        shards: numberFor(settings.SEARCH_SHARDS ?? '', index) ?? 1,
        replicas: numberFor(settings.SEARCH_REPLICAS ?? '', index),
      }),
    })
  }
  return createPostgresEngine({ sql })
}
