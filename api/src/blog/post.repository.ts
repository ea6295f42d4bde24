import { Injectable } from '@nestjs/common'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'
import { wordsOf } from '@vitrine/contracts/blog/reading-time'
import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { titleSortKey } from '@vitrine/contracts/text'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Transaction } from '@vitrine/database/database'
import { buryRecord } from '@vitrine/database/tombstones'
import { sql } from 'kysely'

export type LockedPost = NonNullable<Awaited<ReturnType<PostRepository['lock']>>>

@Injectable()
export class PostRepository {
  /** Writers of one post take turns from here on. */
  async lock(transaction: Transaction, id: number) {
    const row = await transaction
      .selectFrom('blog_articles')
      .select(['id', 'url', 'title', 'status', 'media_link', 'draft', 'draft_version', 'published_version', 'revision', sql<string | null>`to_char(published_on, 'YYYY-MM-DD')`.as('published_on')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row && { ...row, draft: readBlocks(row.draft) }
  }

  async isUrlTaken(transaction: Transaction, url: string, exceptId: number): Promise<boolean> {
    return (await transaction.selectFrom('blog_articles').select('id').where('url', '=', url).where('id', '!=', exceptId).executeTakeFirst()) !== undefined
  }

  /** Null where the url is taken. */
  async insert(transaction: Transaction, input: PostInput): Promise<{ id: number; revision: number } | null> {
    const row = await transaction
      .insertInto('blog_articles')
      .values({ ...valuesOf(input), updated_at: sql<Date>`clock_timestamp()` })
      .onConflict((conflict) => conflict.column('url').doNothing())
      .returning(['id', 'revision'])
      .executeTakeFirst()
    return row ?? null
  }

  async update(transaction: Transaction, id: number, input: PostInput): Promise<number> {
    return await change(transaction, id, valuesOf(input))
  }

  async saveDraft(transaction: Transaction, id: number, version: number, blocks: readonly ContentBlock[]): Promise<number> {
    return await change(transaction, id, { draft: JSON.stringify(blocks), draft_version: version })
  }

  /** What readers see is the draft from here on. */
  async publish(transaction: Transaction, post: Pick<LockedPost, 'id' | 'draft' | 'draft_version' | 'published_version'>, { publishedOn, now }: { publishedOn: string; now: Date }): Promise<number> {
    const { id, draft, draft_version, published_version } = post
    const isAnother = published_version > 0 && published_version !== draft_version
    return await change(transaction, id, { status: 'PUBLISHED', content: JSON.stringify(draft), words: wordsOf(draft), published_version: draft_version, published_on: publishedOn, ...(isAnother && { republished_at: now }) })
  }

  async unpublish(transaction: Transaction, id: number): Promise<number> {
    return await change(transaction, id, { status: 'UNPUBLISHED' })
  }

  /** Returns the revision of the tombstone. */
  async delete(transaction: Transaction, { id, revision }: { id: number; revision: number }): Promise<number> {
    await transaction.deleteFrom('blog_articles').where('id', '=', id).execute()
    await buryRecord(transaction, 'blog-article', { id, revision: revision + 1 })
    return revision + 1
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

/** Every change of a post goes through here and bumps its revision, which is the result. A rebuild asks what was written since it began. */
async function change(transaction: Transaction, id: number, values: Record<string, unknown>): Promise<number> {
  const { revision } = await transaction
    .updateTable('blog_articles')
    .set({ ...values, revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

function valuesOf(input: PostInput) {
  return { ...columnValuesOf(input), sort_key: titleSortKey(input.title) }
}
