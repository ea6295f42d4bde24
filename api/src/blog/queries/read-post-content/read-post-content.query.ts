import { readBlocks } from '@vitrine/contracts/dictionary/content'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'

/** The draft of a post's content, for the editor. @throws AppError NOT_FOUND */
export async function readPostContent(executor: Executor, id: number) {
  const row = await executor.selectFrom('blog_articles').select(['title', 'url', 'status', 'draft', 'draft_version', 'published_version', 'revision']).where('id', '=', id).where('trashed_at', 'is', null).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const { title, url, status, draft, revision } = row
  return { id, title, url, status, revision, blocks: readBlocks(draft), draftVersion: row.draft_version, publishedVersion: row.published_version }
}
