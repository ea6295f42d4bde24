import { Injectable } from '@nestjs/common'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'
import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { TemplateDraft } from '@vitrine/domain/texts/templates'
import { changePost, lockPost, type LockedPost } from '@vitrine/domain/blog/write-post'
import { sql } from 'kysely'

@Injectable()
export class PostRepository {
  /** Writers of one post take turns from here on. */
  async lock(transaction: Transaction, id: number): Promise<LockedPost | undefined> {
    return await lockPost(transaction, id)
  }

  /** What its details were, by column. */
  async details(executor: Executor, id: number) {
    return await executor
      .selectFrom('blog_articles')
      .select([
        'title',
        'url',
        'kind',
        'description',
        'picture',
        'picture_alt',
        'media_link',
        'category_id',
        'author_id',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  /** Its own, and those of its content. */
  async picturesOf(executor: Executor, id: number): Promise<string[]> {
    const rows = await executor
      .selectFrom('blog_articles')
      .select(['picture', 'draft', 'content'])
      .where('id', '=', id)
      .execute()
    return rows.flatMap(({ picture, draft, content }) => [
      picture,
      ...Object.values(picturesOfBlocks([...readBlocks(draft), ...readBlocks(content)])),
    ])
  }

  async isUrlTaken(transaction: Transaction, url: string, exceptId: number): Promise<boolean> {
    return (
      (await transaction
        .selectFrom('blog_articles')
        .select('id')
        .where('url', '=', url)
        .where('id', '!=', exceptId)
        .executeTakeFirst()) !== undefined
    )
  }

  /**
   * Null where the url is taken.
   *
   * @param template what its draft begins with
   */
  async insert(
    transaction: Transaction,
    input: PostInput,
    template: TemplateDraft | null = null,
  ): Promise<{ id: number; revision: number } | null> {
    const row = await transaction
      .insertInto('blog_articles')
      .values({
        ...valuesOf(input),
        ...(template && { draft: JSON.stringify(template.blocks), begun_with: template.id }),
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.column('url').doNothing())
      .returning(['id', 'revision'])
      .executeTakeFirst()
    return row ?? null
  }

  async update(transaction: Transaction, id: number, input: PostInput): Promise<number> {
    return await changePost(transaction, id, valuesOf(input))
  }

  async saveDraft(
    transaction: Transaction,
    id: number,
    version: number,
    blocks: readonly ContentBlock[],
  ): Promise<number> {
    return await changePost(transaction, id, { draft: JSON.stringify(blocks), draft_version: version })
  }

  /** The former URL leads to the post; a redirect that stood at its new one goes. */
  async redirect(transaction: Transaction, postId: number, fromUrl: string, toUrl: string): Promise<void> {
    await this.dropRedirect(transaction, toUrl)
    await transaction
      .insertInto('blog_redirects')
      .values({ url: fromUrl, article_id: postId })
      .onConflict((conflict) => conflict.column('url').doUpdateSet({ article_id: postId }))
      .execute()
  }

  async dropRedirect(transaction: Transaction, url: string): Promise<void> {
    await transaction.deleteFrom('blog_redirects').where('url', '=', url).execute()
  }
}

function valuesOf(input: PostInput) {
  return { ...columnValuesOf(input), sort_key: titleSortKey(input.title) }
}
