import type { BookDetails } from '@vitrine/contracts/library/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'

/**
 * What members of the library see beside what everybody gets.
 *
 * @throws AppError NOT_FOUND
 */
export async function readBookDetails(executor: Executor, id: number): Promise<BookDetails> {
  const {
    rows: [row],
  } = await sql<BookDetails>`SELECT id, description, contents FROM books WHERE id = ${id}`.execute(executor)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
