import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { pictureNotAllowed } from '@vitrine/contracts/pictures/messages'
import { sitePagePublished, sitePageUpdated } from '@vitrine/contracts/site-pages/events'
import { sitePagesMessages as messages } from '@vitrine/contracts/site-pages/messages'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { defineText, textEvents } from './define-text.ts'

/** A page of the site that staff write. */
export const page = defineText({
  kind: 'site-page',
  table: 'site_pages',
  capability: 'site-pages.manage',
  event: textEvents((pageId, revision) => ({ pageId, revision }), {
    updated: sitePageUpdated,
    published: sitePagePublished,
  }),
  changedAt: 'updated_at',
  rows: sql`
    SELECT 'site-page' AS kind, id, path AS url, title, 'PUBLISHED' AS status, revision,
      draft_version AS "draftVersion", published_version AS "publishedVersion",
      NULL::timestamptz AS "trashedAt", NULL::bigint AS "trashedBy", false AS "wasPublished",
      false AS "isTemplate"
    FROM site_pages`,
  hasUrl: (url) => sql`path = ${url}`,
  alwaysPublished: messages.pageStays,
  /** A page that shows when its text was last changed shows today. */
  async publish(transaction, { id }, now) {
    const row = await transaction
      .selectFrom('site_pages')
      .select(['kind', 'draft', 'changed_on'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const draft = readBlocks(row.draft)
    // A section needs no text: its words stand beside what it lists.
    if (draft.length === 0 && row.kind !== 'CollectionPage')
      throw new AppError('STATUS_CONFLICT', { message: messages.contentMissing })
    return {
      content: JSON.stringify(draft),
      ...(row.changed_on !== null && { changed_on: now.toISOString().slice(0, 10) }),
    }
  },
  draft: { source: sql`site_pages text`, blocks: sql`text.draft` },
  published: { source: sql`site_pages text`, blocks: sql`text.content` },
  // The picture is decoration.
  picture: { src: sql`text.picture`, alt: sql`'-'` },
  pictureNotAllowed,
  versionColumn: 'page_id',
  versionDetails: sql`
    jsonb_build_object(
      'title', text.title, 'url', text.path, 'lead', text.lead,
      'description', text.description, 'picture', text.picture,
      'actions', (
        SELECT coalesce(jsonb_agg(concat(action ->> 'label', ' (', action ->> 'to', ')') ORDER BY place), '[]')
        FROM jsonb_array_elements(text.actions) WITH ORDINALITY AS listed (action, place)
      )
    )`,
})
