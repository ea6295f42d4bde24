import { z } from 'zod'
import { type SearchEngine, SearchUnavailable } from '../../search-engine.ts'
import type { SqlExecutor } from '../../sql-executor.ts'
import { plainLike, plainRequest, plainSuggest } from '../plain-request.ts'
import { applyChanges, dropIndex, ensureIndex, startRebuild } from './builds.ts'
import { idsLikeThis, moreLikeThis } from './like.ts'
import { createSearchCaches, search } from './search.ts'
import { suggest } from './suggest.ts'
import { liveTables } from './tables.ts'

/**
 * Classes of SQLSTATE: connection, resources, operator's intervention. And a table that is not there (yet),
 * or was made by an earlier version.
 */
const UNAVAILABLE = /^(?:08|53|57|42P01$|42703$)/

/**
 * Full text in Postgres itself: the embedded default, so that a small site needs no second server. It owns
 * the schema `search`.
 */
export function createPostgresEngine({ sql: executor }: { sql: SqlExecutor }): SearchEngine {
  const sql = reaching(executor)
  const caches = createSearchCaches()
  return {
    name: 'postgres',
    isAvailable: () =>
      sql.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    ensure: (definition) => ensureIndex(sql, definition),
    search: async (definition, request) => search(sql, definition, plainRequest(definition, request), caches),
    suggest: async (definition, request) => suggest(sql, definition, plainSuggest(definition, request)),
    moreLikeThis: async (definition, request) =>
      moreLikeThis(sql, definition, plainLike(definition, request)),
    idsLikeThis: async (definition, request) => idsLikeThis(sql, definition, plainLike(definition, request)),
    apply: (definition, changes) => applyChanges(sql, definition, changes),
    startRebuild: (definition) => startRebuild(sql, definition),
    async countDocuments(definition) {
      const rows = await sql.query(
        `SELECT count(*)::int AS count FROM ${liveTables(definition).documents} WHERE card IS NOT NULL`,
      )
      return z.tuple([z.object({ count: z.int() })]).parse(rows)[0].count
    },
    async highestRevision(definition) {
      const rows = await sql.query(
        `SELECT coalesce(max(revision), 0)::int AS highest FROM ${liveTables(definition).documents} WHERE card IS NOT NULL`,
      )
      return z.tuple([z.object({ highest: z.int() })]).parse(rows)[0].highest
    },
    drop: (definition) => dropIndex(sql, definition),
    // The executor belongs to whoever gave it.
    close: () => Promise.resolve(),
  }
}

/** The same executor, whose errors say when the database is away, overloaded or without our tables. */
function reaching(sql: SqlExecutor): SqlExecutor {
  return {
    query: (text, values) => translated(sql.query(text, values)),
    transaction: (run) => translated(sql.transaction(run)),
    reading: (settings) => (run) => translated(sql.reading(settings)(run)),
  }
}

async function translated<Response>(call: Promise<Response>): Promise<Response> {
  try {
    return await call
  } catch (error) {
    throw isUnavailable(error) ? new SearchUnavailable(error) : error
  }
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof SearchUnavailable) return false
  // A response of the server carries a severity; without one the server was not reached.
  if (!('severity' in error)) return !(error instanceof TypeError || error instanceof RangeError)
  return 'code' in error && typeof error.code === 'string' && UNAVAILABLE.test(error.code)
}
