import { issueMessages } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Executor } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'

/**
 * Asked whenever staff save an issue or set its time. One that is unpublished after that is left out when
 * sending begins.
 *
 * @throws AppError VALIDATION_FAILED where one is unknown or not published
 */
export async function assertPublished(executor: Executor, articleIds: readonly number[]): Promise<void> {
  if (articleIds.length === 0) return
  const { count } = await executor
    .selectFrom('articles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', [...articleIds])
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow()
  if (count !== articleIds.length)
    throw fieldRefused('VALIDATION_FAILED', 'articleIds', 'notFound', issueMessages.articleNotPublished)
}
