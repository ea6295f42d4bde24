import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { ArticleDetailsInput } from '@vitrine/contracts/dictionary/schemas'
import type { TemplateKind } from '@vitrine/contracts/dictionary/templates'
import { letterOf, titleSortKey } from '@vitrine/contracts/title-order'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { SECTION } from '../texts/section.ts'
import { updateText } from '../texts/text-rows.ts'

export type ArticleDetails = Omit<ArticleDetailsInput, 'authorIds'> & {
  /** Absent: a new article has none, another one keeps its own. */
  thumbnailAlt?: string | undefined
}

export interface NewArticleState {
  isDefaultTemplate?: boolean
  /** Of a template by kind. */
  template?: { name: string; of: TemplateKind }
  /** The template that it began with. */
  begunWith?: number | null
  /** Its first version is published with it. */
  isPublished?: boolean
}

/** Null where the url is taken. */
export async function insertArticle(
  transaction: Transaction,
  details: ArticleDetails,
  { isDefaultTemplate = false, isPublished = false, template, begunWith = null }: NewArticleState = {},
): Promise<{ id: number; revision: number } | null> {
  const row = await transaction
    .insertInto('articles')
    .values({
      section: SECTION,
      ...articleColumnsOf(details),
      is_default_template: isDefaultTemplate,
      begun_with: begunWith,
      ...(template && { template_name: template.name, template_of: template.of }),
      ...(isPublished && { status: 'PUBLISHED' as const, published_version: 1 }),
    })
    .onConflict((conflict) => conflict.columns(['section', 'url']).doNothing())
    .returning(['id', 'revision'])
    .executeTakeFirst()
  return row ?? null
}

export async function updateArticleDetails(
  transaction: Transaction,
  id: number,
  details: ArticleDetails,
): Promise<number> {
  return await updateText(
    transaction,
    { kind: 'dictionary-article', id },
    { ...articleColumnsOf(details), updated_at: sql<Date>`now()` },
  )
}

export async function retitleArticle(transaction: Transaction, id: number, title: string): Promise<number> {
  return await updateText(
    transaction,
    { kind: 'dictionary-article', id },
    { ...titleColumnsOf(title), updated_at: sql<Date>`now()` },
  )
}

export async function setArticleAuthors(
  transaction: Transaction,
  articleId: number,
  authorIds: readonly number[],
): Promise<void> {
  await transaction.deleteFrom('article_authors').where('article_id', '=', articleId).execute()
  await transaction
    .insertInto('article_authors')
    .values(
      [...new Set(authorIds)].map((authorId, position) => ({
        article_id: articleId,
        author_id: authorId,
        position,
      })),
    )
    .execute()
}

interface NewVersion {
  articleId: number
  version: number
  blocks: readonly ContentBlock[]
  createdBy: number | null
}

export async function insertArticleVersion(
  transaction: Transaction,
  { articleId, version, blocks, createdBy }: NewVersion,
): Promise<void> {
  await transaction
    .insertInto('article_versions')
    .values({ article_id: articleId, version, blocks: JSON.stringify(blocks), created_by: createdBy })
    .execute()
}

function articleColumnsOf(details: ArticleDetails) {
  return {
    url: details.url,
    ...titleColumnsOf(details.title),
    description: details.description,
    thumbnail: details.thumbnail,
    ...(details.thumbnailAlt !== undefined && { thumbnail_alt: details.thumbnailAlt }),
    category_id: details.categoryId,
    show_breadcrumbs: details.showBreadcrumbs,
  }
}

const titleColumnsOf = (title: string) => ({ title, sort_key: titleSortKey(title), letter: letterOf(title) })
