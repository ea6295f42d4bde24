import type { Database } from '@vitrine/database/database'
import { CompiledQuery } from 'kysely'

interface Statement {
  text: string
  values?: readonly unknown[]
}

/** Who waits for a rate limiter waits for a page: later than this, each process counts for itself. */
const WITHIN_MS = 1_500

/**
 * The database as the rate limiters' library speaks to one. Each statement stands alone: none waits inside a
 * transaction.
 */
export function rateLimitRows(database: Database) {
  return {
    query: async ({ text, values = [] }: Statement) => {
      const { rows, numAffectedRows } = await inTime(
        database.executeQuery(CompiledQuery.raw(text, [...values])),
      )
      return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) }
    },
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`the rate limits are not counted within ${WITHIN_MS} ms`)),
    WITHIN_MS,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
