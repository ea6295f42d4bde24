import type { SqlConnection, SqlExecutor } from '../../sql-executor.ts'

/** A search that takes longer is of no use to a reader, and holds a connection that others wait for. */
const TIMEOUT_MS = 5_000

/**
 * Runs a reader's statements on one connection. Postgres takes a walk through the whole table for cheap, for it does not
 * count the words that lie beside the table: reading these for every row takes seconds, the index milliseconds.
 */
export async function onOneConnection<Result>(sql: SqlExecutor, run: (connection: SqlConnection) => Promise<Result>): Promise<Result> {
  return await sql.transaction(async (connection) => {
    await connection.query(
      `SELECT set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true), set_config('statement_timeout', '${TIMEOUT_MS}', true)`,
    )
    return await run(connection)
  })
}
