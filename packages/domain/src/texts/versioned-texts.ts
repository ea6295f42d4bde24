import type { TextKind } from '@vitrine/contracts/texts/kinds'
import { sql, type RawBuilder } from 'kysely'

interface VersionedText {
  /** The column of `kept_versions` that names a text of the kind. */
  column: 'article_id' | 'post_id' | 'page_id'
  /** Its row as `text`, and what its draft is written in. */
  source: RawBuilder<unknown>
  blocks: RawBuilder<unknown>
  /** The same of what readers see, or saw until it was taken off. */
  readers: { source: RawBuilder<unknown>; blocks: RawBuilder<unknown> }
  /** Who wrote the draft, where that is known. */
  writer: RawBuilder<unknown>
  /** What stands beside the blocks, with the names that readers see. */
  details: RawBuilder<unknown>
}

/** What a version keeps of each kind of text. */
export const versionedTexts: Readonly<Record<TextKind, VersionedText>> = {
  'dictionary-article': {
    column: 'article_id',
    source: sql`articles text JOIN article_versions draft ON draft.article_id = text.id AND draft.version = text.draft_version`,
    blocks: sql`draft.blocks`,
    readers: {
      source: sql`articles text JOIN article_versions seen ON seen.article_id = text.id AND seen.version = text.published_version`,
      blocks: sql`seen.blocks`,
    },
    writer: sql`draft.created_by`,
    details: sql`
      jsonb_build_object(
        'title', text.title, 'url', text.url, 'description', text.description, 'thumbnail', text.thumbnail, 'showBreadcrumbs', text.show_breadcrumbs,
        'categoryId', text.category_id, 'category', (SELECT title FROM taxonomy_nodes WHERE id = text.category_id),
        'authorIds', (SELECT coalesce(jsonb_agg(author_id ORDER BY position), '[]') FROM article_authors WHERE article_id = text.id),
        'authors', (SELECT coalesce(jsonb_agg(concat_ws(' ', nullif(first_name, ''), last_name) ORDER BY position), '[]') FROM article_authors JOIN authors ON authors.id = author_id WHERE article_id = text.id)
      )`,
  },
  'blog-article': {
    column: 'post_id',
    source: sql`blog_articles text`,
    blocks: sql`text.draft`,
    readers: { source: sql`blog_articles text`, blocks: sql`text.content` },
    writer: sql`NULL::bigint`,
    details: sql`
      jsonb_build_object(
        'title', text.title, 'url', text.url, 'kind', text.kind, 'description', text.description, 'picture', text.picture, 'pictureAlt', text.picture_alt,
        'categoryId', text.category_id, 'category', (SELECT title FROM taxonomy_nodes WHERE id = text.category_id),
        'authorIds', jsonb_build_array(text.author_id), 'authors', (SELECT jsonb_build_array(full_name) FROM authors WHERE id = text.author_id),
        'mediaLink', text.media_link, 'publishedOn', to_char(text.published_on, 'YYYY-MM-DD')
      )`,
  },
  'site-page': {
    column: 'page_id',
    source: sql`site_pages text`,
    blocks: sql`text.draft`,
    readers: { source: sql`site_pages text`, blocks: sql`text.content` },
    writer: sql`NULL::bigint`,
    details: sql`
      jsonb_build_object(
        'title', text.title, 'url', text.path, 'lead', text.lead, 'description', text.description, 'picture', text.picture,
        'actions', (SELECT coalesce(jsonb_agg(concat(action ->> 'label', ' (', action ->> 'to', ')') ORDER BY place), '[]') FROM jsonb_array_elements(text.actions) WITH ORDINALITY AS listed (action, place))
      )`,
  },
}
