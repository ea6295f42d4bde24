import { Injectable } from '@nestjs/common'
import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import type { ArticleDetailsInput } from '@vitrine/contracts/dictionary/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { lockArticle, type ArticleRow } from '@vitrine/domain/dictionary/lock-article'
import {
  changeArticle,
  insertArticle,
  insertArticleVersion,
  setArticleAuthors,
  updateArticleDetails,
  type NewArticleState,
} from '@vitrine/domain/dictionary/write-article'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql } from 'kysely'

@Injectable()
export class ArticleRepository {
  /**
   * Writers of one article take turns from here on.
   *
   * @param id that the article must have: another one at its former url is not found
   */
  async lockByUrl(transaction: Transaction, url: string, id?: number): Promise<ArticleRow | undefined> {
    const article = await lockArticle(transaction, { url })
    return id === undefined || article?.id === id ? article : undefined
  }

  /** Null where the url is taken. */
  async insert(
    transaction: Transaction,
    details: ArticleDetailsInput,
    options: NewArticleState = {},
  ): Promise<{ id: number; revision: number } | null> {
    return await insertArticle(transaction, details, options)
  }

  /** What its details were, by column. */
  async storedDetails(executor: Executor, id: number) {
    const row = await executor
      .selectFrom('articles')
      .select(['title', 'url', 'thumbnail', 'description', 'category_id', 'show_breadcrumbs'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const authors = await executor
      .selectFrom('article_authors')
      .select('author_id')
      .where('article_id', '=', id)
      .orderBy('position')
      .execute()
    return { ...row, author_ids: authors.map(({ author_id: authorId }) => authorId) }
  }

  /** Its thumbnail, and the pictures of its draft and of what is published. */
  async picturesOf(executor: Executor, url: string): Promise<string[]> {
    const rows = await executor
      .selectFrom('articles as article')
      .leftJoin('article_versions as version', (join) =>
        join
          .onRef('version.article_id', '=', 'article.id')
          .on(({ eb, ref, or }) =>
            or([
              eb('version.version', '=', ref('article.draft_version')),
              eb('version.version', '=', ref('article.published_version')),
            ]),
          ),
      )
      .select(['article.thumbnail', 'version.blocks'])
      .where('article.section', '=', SECTION)
      .where('article.url', '=', url)
      .execute()
    return rows.flatMap(({ thumbnail, blocks }) => [
      thumbnail,
      ...Object.values(picturesOfBlocks(readBlocks(blocks ?? []))),
    ])
  }

  async isUrlTaken(executor: Executor, url: string, exceptId: number): Promise<boolean> {
    const row = await executor
      .selectFrom('articles')
      .select('id')
      .where('section', '=', SECTION)
      .where('url', '=', url)
      .where('id', '!=', exceptId)
      .executeTakeFirst()
    return row !== undefined
  }

  async updateDetails(transaction: Transaction, id: number, details: ArticleDetailsInput): Promise<number> {
    return await updateArticleDetails(transaction, id, details)
  }

  async updateThumbnail(transaction: Transaction, id: number, thumbnail: string): Promise<number> {
    return await changeArticle(transaction, id, { thumbnail, updated_at: sql<Date>`now()` })
  }

  async setDraft(transaction: Transaction, id: number, version: number): Promise<number> {
    return await changeArticle(transaction, id, { draft_version: version, updated_at: sql<Date>`now()` })
  }

  async setAuthors(transaction: Transaction, articleId: number, authorIds: readonly number[]): Promise<void> {
    await setArticleAuthors(transaction, articleId, authorIds)
  }

  async insertVersion(
    transaction: Transaction,
    articleId: number,
    version: number,
    blocks: readonly ContentBlock[],
    createdBy: number | null,
  ): Promise<void> {
    await insertArticleVersion(transaction, { articleId, version, blocks, createdBy })
  }

  /** The former URL leads to the article; a redirect that stood at its new address goes. */
  async redirect(transaction: Transaction, articleId: number, fromUrl: string, toUrl: string): Promise<void> {
    await this.dropRedirect(transaction, toUrl)
    await transaction
      .insertInto('article_redirects')
      .values({ section: SECTION, url: fromUrl, article_id: articleId })
      .onConflict((conflict) => conflict.columns(['section', 'url']).doUpdateSet({ article_id: articleId }))
      .execute()
  }

  async dropRedirect(transaction: Transaction, url: string): Promise<void> {
    await transaction
      .deleteFrom('article_redirects')
      .where('section', '=', SECTION)
      .where('url', '=', url)
      .execute()
  }
}
