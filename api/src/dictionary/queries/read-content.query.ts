import { readBlocks } from '@vitrine/contracts/dictionary/content'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { SECTION } from '@vitrine/domain/texts/section'

/** The newest draft of an article's content, for the editor. @throws AppError NOT_FOUND */
export async function readContent(executor: Executor, url: string) {
  const row = await executor
    .selectFrom('articles')
    .innerJoin('article_versions', (join) =>
      join.onRef('article_id', '=', 'articles.id').onRef('version', '=', 'articles.draft_version'),
    )
    .select([
      'articles.id',
      'title',
      'url',
      'status',
      'blocks',
      'draft_version',
      'published_version',
      'revision',
      'is_default_template',
      'template_of',
    ])
    .where('section', '=', SECTION)
    .where('url', '=', url)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    status: row.status,
    blocks: readBlocks(row.blocks),
    draftVersion: row.draft_version,
    publishedVersion: row.published_version,
    revision: row.revision,
    ...((row.is_default_template || row.template_of) && {
      template: {
        isDefault: row.is_default_template,
        of: row.template_of ?? ('dictionary-article' as const),
      },
    }),
  }
}
