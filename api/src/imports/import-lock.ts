import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

/**
 * Runs while nobody else imports the same file; returns null where somebody does. The lock ends with its
 * connection, whatever happens.
 */
export async function whileAlone<Result>(
  database: Database,
  fingerprint: string,
  run: () => Promise<Result>,
): Promise<Result | null> {
  return await database.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`import ${fingerprint}`}, 0)`
    const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_lock(${key}) AS locked`.execute(
      connection,
    )
    if (!rows[0]?.locked) return null
    try {
      return await run()
    } finally {
      await sql`SELECT pg_advisory_unlock(${key})`.execute(connection)
    }
  })
}
