import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { wholeKeptVersionSchema } from '@vitrine/contracts/dictionary/schemas'
import type { Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/dictionary/write-article'
import { AppError } from '@vitrine/platform/app-error'

/** One version of the article at a URL, whole. @throws AppError NOT_FOUND */
export async function readKeptVersion(executor: Executor, { url, id }: { url: string; id: number }) {
  const row = await executor
    .selectFrom('kept_versions')
    .innerJoin('articles', 'articles.id', 'article_id')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['kind', 'kept_versions.draft_version', 'details', 'blocks', 'display_name', 'made_at'])
    .where('kept_versions.id', '=', id)
    .where('section', '=', SECTION)
    .where('articles.url', '=', url)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return {
    id,
    kind: row.kind,
    draftVersion: row.draft_version,
    madeBy: row.display_name,
    madeAt: row.made_at.toISOString(),
    details: wholeKeptVersionSchema.shape.details.parse(row.details),
    blocks: readBlocks(row.blocks),
  }
}
