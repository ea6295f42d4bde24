import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/limits'
import type { Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/dictionary/write-article'
import { AppError } from '@vitrine/platform/app-error'

/** What an article was, newest first. @throws AppError NOT_FOUND */
export async function listKeptVersions(executor: Executor, url: string, offset: number) {
  const article = await executor.selectFrom('articles').select('id').where('section', '=', SECTION).where('url', '=', url).where('trashed_at', 'is', null).executeTakeFirst()
  if (!article) throw new AppError('NOT_FOUND')
  const kept = executor.selectFrom('kept_versions').where('article_id', '=', article.id)
  const { total } = await kept.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await kept
    .leftJoin('users', 'users.id', 'made_by')
    .select(['kept_versions.id', 'kind', 'draft_version', 'display_name', 'made_at'])
    .orderBy('made_at', 'desc')
    .orderBy('kept_versions.id', 'desc')
    .limit(limits.versionsPage)
    .offset(offset)
    .execute()
  return {
    items: rows.map((row) => ({ id: row.id, kind: row.kind, draftVersion: row.draft_version, madeBy: row.display_name, madeAt: row.made_at.toISOString() })),
    meta: { total: Number(total), currentLimit: limits.versionsPage, currentOffset: offset },
  }
}
