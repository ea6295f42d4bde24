import type { Database } from '@vitrine/database/database'
import { CompiledQuery } from 'kysely'

interface Statement {
  text: string
  values?: readonly unknown[]
}

/** The database as the rate limiters' library speaks to one. Each statement stands alone: none waits inside a transaction. */
export function rateLimitRows(database: Database) {
  return {
    query: async ({ text, values = [] }: Statement) => {
      const { rows, numAffectedRows } = await database.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) }
    },
  }
}
