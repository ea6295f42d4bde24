import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'

/** Every so many notes the earlier ones are deleted. */
const KEPT = 200

const noteSchema = z.tuple([z.object({ id: z.coerce.number() })])
const markSchema = z.tuple([z.object({ mark: z.string() })])

/**
 * Notes in the writing transaction that the index changes: writers add rows, so that none waits for another.
 *
 * @returns whether it is time to tidy up, which it is every so many notes
 */
export async function noteChange(sql: SqlConnection, { id }: AnyIndex): Promise<boolean> {
  const [note] = noteSchema.parse(
    await sql.query('INSERT INTO search.changes (index_id) VALUES ($1) RETURNING id', [id]),
  )
  const isTime = note.id % KEPT === 0
  if (isTime) await sql.query('DELETE FROM search.changes WHERE index_id = $1 AND id < $2', [id, note.id])
  return isTime
}

/**
 * What is the same as long as nothing has changed. Number and greatest both: a greater one may be committed
 * first.
 */
export function changeMarkSql(indexId: string): string {
  return `(SELECT count(*) || '/' || coalesce(max(id), 0) FROM search.changes WHERE index_id = ${indexId})`
}

/**
 * Asks for the mark once, however many want it: what a search counts after it was asked for is never older
 * than it.
 */
export function changeMarkOnce(sql: SqlConnection, { id }: AnyIndex): () => Promise<string> {
  let asked: Promise<string> | undefined
  return () =>
    (asked ??= sql
      .query(`SELECT ${changeMarkSql('$1')} AS mark`, [id])
      .then((rows) => markSchema.parse(rows)[0].mark))
}
