import { SearchUnavailable } from '../../search-engine.ts'
import type { SqlExecutor } from '../../sql-executor.ts'

/** The same executor, whose errors say when the database is away, overloaded or without our tables. */
export function reaching(sql: SqlExecutor): SqlExecutor {
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

/**
 * Classes of SQLSTATE: connection, resources, operator's intervention. And a table that is not there (yet),
 * or was made by an earlier version.
 */
const UNAVAILABLE = /^(?:08|53|57|42P01$|42703$)/

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof SearchUnavailable) return false
  // A response of the server carries a severity; without one the server was not reached.
  if (!('severity' in error)) return !(error instanceof TypeError || error instanceof RangeError)
  return 'code' in error && typeof error.code === 'string' && UNAVAILABLE.test(error.code)
}
