import {
  articleDeleted,
  articlePublished,
  articleRestored,
  articleTrashed,
  articleUnpublished,
  articleUpdated,
} from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { defineText, textColumns, textEvents } from './define-text.ts'
import { sectionLiteral } from './section.ts'
import { isTemplate } from './templates.ts'

/** An article of the dictionary, or a template. Its versions are rows of their own. */
export const article = defineText({
  kind: 'dictionary-article',
  table: 'articles',
  capability: 'dictionary.manage',
  event: textEvents((articleId, revision) => ({ articleId, revision }), {
    updated: articleUpdated,
    published: articlePublished,
    unpublished: articleUnpublished,
    trashed: articleTrashed,
    restored: articleRestored,
    deleted: articleDeleted,
  }),
  changedAt: 'revised_at',
  rows: sql`
    SELECT 'dictionary-article' AS kind, ${textColumns}, ${isTemplate()} AS "isTemplate"
    FROM articles WHERE section = ${sectionLiteral}`,
  hasUrl: (url) => sql`section = ${sectionLiteral} AND url = ${url} AND trashed_at IS NULL`,
  redirectsAt: (url) => sql`article_redirects WHERE section = ${sectionLiteral} AND url = ${url}`,
  tombstone: 'dictionary-article',
  async publish(transaction, text) {
    if (!text.isTemplate) return {}
    const { template_name: name } = await transaction
      .selectFrom('articles')
      .select('template_name')
      .where('id', '=', text.id)
      .executeTakeFirstOrThrow()
    const template = name === null ? 'default template' : `template '${name}'`
    throw new AppError('STATUS_CONFLICT', {
      message: `The ${template} is not an article and cannot be published.`,
    })
  },
  async beforeTrash(transaction, { id }) {
    const { is_default_template: isDefault } = await transaction
      .selectFrom('articles')
      .select('is_default_template')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (isDefault)
      throw new AppError('IN_USE', {
        message: 'New articles start from the default template. It cannot be deleted.',
      })
  },
  async writeDraft(transaction, id, { version, blocks, by }) {
    await transaction
      .insertInto('article_versions')
      .values({ article_id: id, version, blocks: JSON.stringify(blocks), created_by: by })
      .execute()
    return { updated_at: sql`now()` }
  },
  draft: {
    source: sql`articles text JOIN article_versions draft
      ON draft.article_id = text.id AND draft.version = text.draft_version`,
    blocks: sql`draft.blocks`,
  },
  published: {
    source: sql`articles text JOIN article_versions seen
      ON seen.article_id = text.id AND seen.version = text.published_version`,
    blocks: sql`seen.blocks`,
  },
  picture: { src: sql`text.thumbnail`, alt: sql`'-'` },
  pictureNotAllowed: messages.pictureNotAllowed,
  hasInstructions: true,
  versionColumn: 'article_id',
  versionDetails: sql`
    jsonb_build_object(
      'title', text.title, 'url', text.url, 'description', text.description,
      'thumbnail', text.thumbnail, 'thumbnailAlt', text.thumbnail_alt, 'showBreadcrumbs', text.show_breadcrumbs,
      'categoryId', text.category_id, 'category', (SELECT title FROM taxonomy_nodes WHERE id = text.category_id),
      'authorIds', (
        SELECT coalesce(jsonb_agg(author_id ORDER BY position), '[]') FROM article_authors WHERE article_id = text.id
      ),
      'authors', (
        SELECT coalesce(jsonb_agg(concat_ws(' ', nullif(first_name, ''), last_name) ORDER BY position), '[]')
        FROM article_authors JOIN authors ON authors.id = author_id WHERE article_id = text.id
      )
    )`,
  draftWriter: sql`draft.created_by`,
})
