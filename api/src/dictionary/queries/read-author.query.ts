import type { Author } from '@vitrine/contracts/dictionary/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { toAuthor } from './list-authors.query.ts'

/** @throws AppError NOT_FOUND */
export async function readAuthor(executor: Executor, authorUrl: string): Promise<Author> {
  const row = await executor.selectFrom('authors').selectAll().where('url', '=', authorUrl).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toAuthor(row)
}
