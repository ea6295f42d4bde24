import { postPublished, postUnpublished } from '@vitrine/contracts/blog/events'
import { blogMessages } from '@vitrine/contracts/blog/messages'
import { wordCount } from '@vitrine/contracts/blog/reading-time'
import { readBlocks } from '@vitrine/contracts/dictionary/content'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { assertPublishable } from '../texts/check-text.ts'
import { endSchedules } from '../texts/schedules.ts'

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>

/** Writers of one post take turns from here on. */
export async function lockPost(transaction: Transaction, id: number) {
  const row = await transaction
    .selectFrom('blog_articles')
    .select([
      'id',
      'url',
      'title',
      'status',
      'media_link',
      'draft',
      'draft_version',
      'published_version',
      'revision',
      sql<string | null>`to_char(published_on, 'YYYY-MM-DD')`.as('published_on'),
    ])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, draft: readBlocks(row.draft) }
}

/**
 * Every change of a post goes through here and bumps its revision, which is the result. A rebuild asks what
 * was written since it began.
 */
export async function changePost(
  transaction: Transaction,
  id: number,
  values: Record<string, unknown>,
): Promise<number> {
  const { revision } = await transaction
    .updateTable('blog_articles')
    .set({ ...values, revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/**
 * What readers see is the draft from here on; null where it is already. A post without a date gets that of
 * today. Whoever calls this holds the post's row.
 *
 * @throws AppError STATUS_CONFLICT where nothing is written yet, and where a check refuses it
 */
export async function publishPostDraft(transaction: Transaction, post: LockedPost, now: Date) {
  const { id, draft, draft_version, published_version } = post
  if (post.status === 'PUBLISHED' && published_version === draft_version) return null
  if (draft.length === 0 && post.media_link === null)
    throw new AppError('STATUS_CONFLICT', { message: blogMessages.contentMissing })
  await assertPublishable(transaction, { kind: 'blog-article', id })
  await endSchedules(transaction, { kind: 'blog-article', id }, { action: 'publish', now })
  const isAnother = published_version > 0 && published_version !== draft_version
  const published_on = post.published_on ?? now.toISOString().slice(0, 10)
  const revision = await changePost(transaction, id, {
    status: 'PUBLISHED',
    content: JSON.stringify(draft),
    words: wordCount(draft),
    published_version: draft_version,
    published_on,
    ...(isAnother && { republished_at: now }),
  })
  return {
    revision,
    event: postPublished,
    kind: 'published',
    action: 'blog-article.published',
    details: { version: draft_version },
  } as const
}

/** Off the site; null where it is already. Whoever calls this holds the post's row. */
export async function takePostOff(
  transaction: Transaction,
  { id, status }: Pick<LockedPost, 'id' | 'status'>,
  now: Date,
) {
  if (status === 'UNPUBLISHED') return null
  await endSchedules(transaction, { kind: 'blog-article', id }, { action: 'unpublish', now })
  return {
    revision: await changePost(transaction, id, { status: 'UNPUBLISHED' }),
    event: postUnpublished,
    kind: 'unpublished',
    action: 'blog-article.unpublished',
  } as const
}
