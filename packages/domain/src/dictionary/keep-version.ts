import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/limits'
import type { KeptVersionKind } from '@vitrine/contracts/dictionary/schemas'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

interface Version {
  articleId: number
  kind: KeptVersionKind
  madeBy: number | null
  now: Date
}

/** An article as it is, with the names that it shows. */
export const articleDetailsAsJson = sql`
  jsonb_build_object(
    'title', article.title, 'url', article.url, 'description', article.description, 'thumbnail', article.thumbnail, 'showBreadcrumbs', article.show_breadcrumbs,
    'categoryId', article.category_id, 'category', (SELECT title FROM taxonomy_nodes WHERE id = article.category_id),
    'authorIds', (SELECT coalesce(jsonb_agg(author_id ORDER BY position), '[]') FROM article_authors WHERE article_id = article.id),
    'authors', (SELECT coalesce(jsonb_agg(concat_ws(' ', nullif(first_name, ''), last_name) ORDER BY position), '[]') FROM article_authors JOIN authors ON authors.id = author_id WHERE article_id = article.id)
  )`
const DRAFT = sql`FROM articles article JOIN article_versions draft ON draft.article_id = article.id AND draft.version = article.draft_version`

/** An article that was imported, or written before versions were kept, has none: what it was comes before its first change. Whoever calls this holds the article's row. */
export async function keepFirstVersion(transaction: Transaction, articleId: number): Promise<void> {
  await sql`
    INSERT INTO kept_versions (article_id, kind, draft_version, details, blocks, made_by, began_at, made_at)
    SELECT article.id, 'found', article.draft_version, ${articleDetailsAsJson}, draft.blocks, draft.created_by, article.updated_at, article.updated_at ${DRAFT}
    WHERE article.id = ${articleId} AND NOT EXISTS (SELECT 1 FROM kept_versions WHERE article_id = article.id)`.execute(transaction)
}

/** The article and its draft as they are now. Whoever calls this holds the article's row. */
export async function keepVersion(transaction: Transaction, { articleId, kind, madeBy, now }: Version): Promise<void> {
  await sql`
    INSERT INTO kept_versions (article_id, kind, draft_version, details, blocks, made_by, began_at, made_at)
    SELECT article.id, ${kind}, article.draft_version, ${articleDetailsAsJson}, draft.blocks, ${madeBy}, ${now}, ${now} ${DRAFT} WHERE article.id = ${articleId}`.execute(transaction)
  await sql`
    DELETE FROM kept_versions WHERE id IN (
      SELECT id FROM kept_versions WHERE article_id = ${articleId} AND kind <> 'autosaved' ORDER BY id DESC OFFSET ${limits.versionsKept}
    )`.execute(transaction)
}
