import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { Filled } from './fill-index.ts'

/** Notes a rebuild that begins. One that is still called running was killed: the caller holds the lock. */
export async function beginRebuild(
  database: Database,
  { indexId, engine, expected }: { indexId: string; engine: string; expected: number },
): Promise<number> {
  await sql`
    UPDATE index_rebuilds SET state = 'failed', error = 'The process ended before the rebuild did.', finished_at = now()
    WHERE index_id = ${indexId} AND state = 'running'
  `.execute(database)
  const { rows } = await sql<{
    id: number
  }>`INSERT INTO index_rebuilds (index_id, engine, expected, documents) VALUES (${indexId}, ${engine}, ${expected}, 0) RETURNING id`.execute(
    database,
  )
  const [row] = rows
  if (!row) throw new Error('the rebuild could not be noted')
  return row.id
}

/** So many documents are in the new index. */
export async function noteProgress(database: Database, id: number, documents: number): Promise<void> {
  await sql`UPDATE index_rebuilds SET documents = ${documents} WHERE id = ${id}`.execute(database)
}

/** Skipped records that are kept by name; the count tells of all. */
const NAMED_AT_MOST = 100

export async function endRebuild(
  database: Database,
  id: number,
  result: Filled | { error: unknown },
): Promise<void> {
  const failed = 'error' in result
  const error = failed
    ? String(result.error instanceof Error ? result.error.message : result.error).slice(0, 2000)
    : null
  const skipped = failed ? [] : result.skipped
  await sql`
    UPDATE index_rebuilds
    SET state = ${failed ? 'failed' : 'done'}, documents = ${failed ? null : result.documents}, error = ${error}, finished_at = now(),
      skipped = ${skipped.length}, skipped_records = ${JSON.stringify(skipped.slice(0, NAMED_AT_MOST))}
    WHERE id = ${id}
  `.execute(database)
}
