import {
  postDeleted,
  postPublished,
  postRestored,
  postTrashed,
  postUnpublished,
  postUpdated,
} from '@vitrine/contracts/blog/events'
import { blogMessages as messages } from '@vitrine/contracts/blog/messages'
import { wordCount } from '@vitrine/contracts/blog/reading-time'
import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { defineText, textColumns, textEvents } from './define-text.ts'

/** A post of the Blog. */
export const post = defineText({
  kind: 'blog-article',
  table: 'blog_articles',
  capability: 'blog.manage',
  event: textEvents((postId, revision) => ({ postId, revision }), {
    updated: postUpdated,
    published: postPublished,
    unpublished: postUnpublished,
    trashed: postTrashed,
    restored: postRestored,
    deleted: postDeleted,
  }),
  changedAt: 'updated_at',
  rows: sql`SELECT 'blog-article' AS kind, ${textColumns}, false AS "isTemplate" FROM blog_articles`,
  hasUrl: (url) => sql`url = ${url} AND trashed_at IS NULL`,
  redirectsAt: (url) => sql`blog_redirects WHERE url = ${url}`,
  tombstone: 'blog-article',
  /** A post without a date gets today's. */
  async publish(transaction, { id, draftVersion, publishedVersion }, now) {
    const row = await transaction
      .selectFrom('blog_articles')
      .select(['draft', 'media_link'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const draft = readBlocks(row.draft)
    if (draft.length === 0 && row.media_link === null)
      throw new AppError('STATUS_CONFLICT', { message: messages.contentMissing })
    return {
      content: JSON.stringify(draft),
      words: wordCount(draft),
      published_on: sql`coalesce(published_on, ${now.toISOString().slice(0, 10)}::date)`,
      ...(publishedVersion > 0 && publishedVersion !== draftVersion && { republished_at: now }),
    }
  },
  draft: { source: sql`blog_articles text`, blocks: sql`text.draft` },
  published: { source: sql`blog_articles text`, blocks: sql`text.content` },
  picture: { src: sql`text.picture`, alt: sql`text.picture_alt` },
  pictureNotAllowed: messages.pictureNotAllowed,
  versionColumn: 'post_id',
  versionDetails: sql`
    jsonb_build_object(
      'title', text.title, 'url', text.url, 'kind', text.kind, 'description', text.description,
      'picture', text.picture, 'pictureAlt', text.picture_alt,
      'categoryId', text.category_id, 'category', (SELECT title FROM taxonomy_nodes WHERE id = text.category_id),
      'authorIds', jsonb_build_array(text.author_id),
      'authors', (SELECT jsonb_build_array(full_name) FROM authors WHERE id = text.author_id),
      'mediaLink', text.media_link, 'publishedOn', to_char(text.published_on, 'YYYY-MM-DD')
    )`,
})
