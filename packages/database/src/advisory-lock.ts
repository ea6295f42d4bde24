import type { OpenDatabase } from './database.ts'

/**
 * Runs something while nobody else does the same, in whatever process: the lock belongs to a connection, so a
 * killed process gives it back.
 *
 * @returns null where somebody else holds it
 */
export async function withAdvisoryLock<Result>(
  { pool }: OpenDatabase,
  name: string,
  run: () => Promise<Result>,
): Promise<Result | null> {
  const connection = await pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await connection.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtext($1)) AS locked',
      [name],
    )
    if (!rows[0]?.locked) return null
    try {
      return await run()
    } finally {
      await connection
        .query('SELECT pg_advisory_unlock(hashtext($1))', [name])
        .catch((error: Error) => (broken = error))
    }
  } finally {
    // A connection that could not unlock is closed, which unlocks too.
    connection.release(broken)
  }
}
