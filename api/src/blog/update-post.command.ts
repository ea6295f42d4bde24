import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'
import { blogMessages } from '@vitrine/contracts/blog/messages'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { changed } from '@vitrine/domain/texts/change-text-state'
import { deleteRedirects, updateText } from '@vitrine/domain/texts/text-rows'
import { saveFirstVersion } from '@vitrine/domain/texts/versions'
import { fieldRefused } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { assertCan } from '../access/assert-can.ts'
import { TextFrame } from '../texts/change-text-state.command.ts'
import { PostCheck } from './post-check.ts'

export class UpdatePost extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: PostInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UpdatePost)
export class UpdatePostHandler implements ICommandHandler<UpdatePost> {
  constructor(
    private readonly texts: TextFrame,
    private readonly check: PostCheck,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdatePost): Promise<void> {
    assertCan(actor, 'blog.manage')
    await this.check.assertPictures(input, id)
    await this.texts.change<void>({
      actor,
      text: { kind: 'blog-article', id },
      options: { expectedRevision },
      change: async (transaction, post, made) => {
        await saveFirstVersion(transaction, post)
        await this.check.assertValid(transaction, input)
        const before = await storedDetails(transaction, id)
        if (input.url !== post.url) {
          if (await isUrlTaken(transaction, input.url, id))
            throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', blogMessages.urlTaken)
          await redirect(transaction, id, post.url, input.url)
        }
        // A published post keeps its day.
        const publishedOn = input.publishedOn ?? (post.status === 'PUBLISHED' ? before.published_on : null)
        const revision = await updateText(transaction, post, {
          ...columnValuesOf({ ...input, publishedOn }),
          sort_key: titleSortKey(input.title),
        })
        return await changed(transaction, post, made, {
          revision,
          eventName: 'updated',
          details: { url: post.url, ...changesBetween(before, { ...input, publishedOn }) },
        })
      },
    })
  }
}

/** What its details were, by column. */
async function storedDetails(transaction: Transaction, id: number) {
  return await transaction
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
      sql<string | null>`to_char(published_on, 'YYYY-MM-DD')`.as('published_on'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function isUrlTaken(transaction: Transaction, url: string, exceptId: number): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('blog_articles')
      .select('id')
      .where('url', '=', url)
      .where('id', '!=', exceptId)
      .executeTakeFirst()) !== undefined
  )
}

/** The former URL leads to the post; a redirect at its new one is deleted. */
async function redirect(
  transaction: Transaction,
  postId: number,
  fromUrl: string,
  toUrl: string,
): Promise<void> {
  await deleteRedirects(transaction, 'blog-article', toUrl)
  await transaction
    .insertInto('blog_redirects')
    .values({ url: fromUrl, article_id: postId })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ article_id: postId }))
    .execute()
}
