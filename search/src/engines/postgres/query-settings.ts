import type { SqlConnection, SqlExecutor } from '../../sql-executor.ts'

/**
 * Postgres takes a walk through the whole table for cheap, for it does not count the words that lie beside
 * the table: reading these for every row takes seconds, the index milliseconds. Compiling a statement takes
 * longer than running it, and so does starting helpers; with helpers the first rows of a scan would be others
 * each time.
 */
const SETTINGS = { enable_seqscan: 'off', jit: 'off', max_parallel_workers_per_gather: '0' }

/** Runs a reader's statements on one connection, with settings that suit our tables. */
export async function onOneConnection<Result>(
  sql: SqlExecutor,
  run: (connection: SqlConnection) => Promise<Result>,
): Promise<Result> {
  return await sql.reading(SETTINGS)(run)
}
