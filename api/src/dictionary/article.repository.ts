import { Injectable } from '@nestjs/common'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { ArticleDetailsInput, ArticleStatus } from '@vitrine/contracts/dictionary/schemas'
import { letterOf, titleSortKey } from '@vitrine/contracts/text'
import type { Executor, Transaction } from '@vitrine/database/database'
import { buryRecord } from '@vitrine/database/tombstones'
import { sql } from 'kysely'

/** The part of `articles` that is the dictionary. */
export const SECTION = 'dictionary'

export interface ArticleRow {
  id: number
  url: string
  title: string
  thumbnail: string
  status: ArticleStatus
  revision: number
  draftVersion: number
  publishedVersion: number
  isDefaultTemplate: boolean
}

@Injectable()
export class ArticleRepository {
  /** Writers of one article take turns from here on. */
  async lockByUrl(transaction: Transaction, url: string): Promise<ArticleRow | undefined> {
    const row = await transaction.selectFrom('articles').selectAll().where('section', '=', SECTION).where('url', '=', url).forUpdate().executeTakeFirst()
    return (
      row && {
        id: row.id,
        url: row.url,
        title: row.title,
        thumbnail: row.thumbnail,
        status: row.status,
        revision: row.revision,
        draftVersion: row.draft_version,
        publishedVersion: row.published_version,
        isDefaultTemplate: row.is_default_template,
      }
    )
  }

  /** Null where the url is taken. */
  async insert(transaction: Transaction, details: ArticleDetailsInput, options: { isDefaultTemplate?: boolean } = {}): Promise<{ id: number; revision: number } | null> {
    const row = await transaction
      .insertInto('articles')
      .values({ section: SECTION, ...columnsOf(details), is_default_template: options.isDefaultTemplate ?? false })
      .onConflict((conflict) => conflict.columns(['section', 'url']).doNothing())
      .returning(['id', 'revision'])
      .executeTakeFirst()
    return row ?? null
  }

  async isUrlTaken(executor: Executor, url: string, exceptId: number): Promise<boolean> {
    const row = await executor.selectFrom('articles').select('id').where('section', '=', SECTION).where('url', '=', url).where('id', '!=', exceptId).executeTakeFirst()
    return row !== undefined
  }

  async updateDetails(transaction: Transaction, id: number, details: ArticleDetailsInput): Promise<number> {
    return await this.change(transaction, id, { ...columnsOf(details), updated_at: sql<Date>`now()` })
  }

  async updateThumbnail(transaction: Transaction, id: number, thumbnail: string): Promise<number> {
    return await this.change(transaction, id, { thumbnail, updated_at: sql<Date>`now()` })
  }

  async setPublished(transaction: Transaction, id: number, version: number): Promise<number> {
    return await this.change(transaction, id, { status: 'PUBLISHED', published_version: version })
  }

  async setUnpublished(transaction: Transaction, id: number): Promise<number> {
    return await this.change(transaction, id, { status: 'UNPUBLISHED' })
  }

  async setDraft(transaction: Transaction, id: number, version: number): Promise<number> {
    return await this.change(transaction, id, { draft_version: version, updated_at: sql<Date>`now()` })
  }

  /** Every change of an article goes through here and bumps its revision. */
  private async change(transaction: Transaction, id: number, values: Record<string, unknown>): Promise<number> {
    const row = await transaction
      .updateTable('articles')
      .set({ ...values, revision: sql`revision + 1`, revised_at: sql`now()` })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return row.revision
  }

  /** Leaves a tombstone at the revision after the last one. */
  async delete(transaction: Transaction, { id, revision }: { id: number; revision: number }): Promise<number> {
    await transaction.deleteFrom('articles').where('id', '=', id).execute()
    await buryRecord(transaction, 'dictionary-article', { id, revision: revision + 1 })
    return revision + 1
  }

  async setAuthors(transaction: Transaction, articleId: number, authorIds: readonly number[]): Promise<void> {
    await transaction.deleteFrom('article_authors').where('article_id', '=', articleId).execute()
    await transaction
      .insertInto('article_authors')
      .values([...new Set(authorIds)].map((authorId, position) => ({ article_id: articleId, author_id: authorId, position })))
      .execute()
  }

  async insertVersion(transaction: Transaction, articleId: number, version: number, blocks: readonly ContentBlock[], createdBy: number | null): Promise<void> {
    await transaction.insertInto('article_versions').values({ article_id: articleId, version, blocks: JSON.stringify(blocks), created_by: createdBy }).execute()
  }

  /** The newest draft of the default template: what a new article begins with. */
  async templateBlocks(executor: Executor): Promise<unknown> {
    const row = await executor
      .selectFrom('articles')
      .innerJoin('article_versions', (join) => join.onRef('article_id', '=', 'articles.id').onRef('version', '=', 'articles.draft_version'))
      .select('blocks')
      .where('section', '=', SECTION)
      .where('is_default_template', '=', true)
      .executeTakeFirst()
    return row?.blocks ?? []
  }

  /** The former address leads to the article; a redirect that stood at its new address goes. */
  async redirect(transaction: Transaction, articleId: number, fromUrl: string, toUrl: string): Promise<void> {
    await this.dropRedirect(transaction, toUrl)
    await transaction
      .insertInto('article_redirects')
      .values({ section: SECTION, url: fromUrl, article_id: articleId })
      .onConflict((conflict) => conflict.columns(['section', 'url']).doUpdateSet({ article_id: articleId }))
      .execute()
  }

  async dropRedirect(transaction: Transaction, url: string): Promise<void> {
    await transaction.deleteFrom('article_redirects').where('section', '=', SECTION).where('url', '=', url).execute()
  }
}

function columnsOf(details: ArticleDetailsInput) {
  return {
    url: details.url,
    title: details.title,
    sort_key: titleSortKey(details.title),
    letter: letterOf(details.title),
    description: details.description,
    thumbnail: details.thumbnail,
    category_id: details.categoryId,
    show_breadcrumbs: details.showBreadcrumbs,
  }
}
