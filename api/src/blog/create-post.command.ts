import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { postCreated } from '@vitrine/contracts/blog/events'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'
import { blogMessages } from '@vitrine/contracts/blog/messages'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { newEvent } from '@vitrine/contracts/event'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Transaction } from '@vitrine/database/database'
import { deleteRedirects } from '@vitrine/domain/texts/text-rows'
import { readTemplate, type TemplateDraft } from '@vitrine/domain/texts/templates'
import { saveVersion } from '@vitrine/domain/texts/versions'
import { fieldRefused } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { PostCheck } from './post-check.ts'

export class CreatePost extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: PostInput,
    readonly templateId: number | null = null,
  ) {
    super()
  }
}

@CommandHandler(CreatePost)
export class CreatePostHandler implements ICommandHandler<CreatePost> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly check: PostCheck,
  ) {}

  async execute({ actor, input, templateId }: CreatePost): Promise<number> {
    assertCan(actor, 'blog.manage')
    await this.check.assertPictures(input)
    return await this.frame.run({ actor, capability: 'blog.manage' }, async (transaction) => {
      await this.check.assertValid(transaction, input)
      const template =
        templateId === null ? null : await readTemplate(transaction, 'blog-article', templateId)
      if (templateId !== null && !template)
        throw fieldRefused('VALIDATION_FAILED', 'templateId', 'notFound', dictionaryMessages.templateUnknown)
      const made = await insertPost(transaction, input, template)
      if (!made) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', blogMessages.urlTaken)
      await deleteRedirects(transaction, 'blog-article', input.url)
      await saveVersion(
        transaction,
        { kind: 'blog-article', id: made.id },
        { kind: 'created', madeBy: actor.userId, now: this.check.now() },
      )
      return {
        result: made.id,
        events: [newEvent(postCreated, { postId: made.id, revision: made.revision })],
        audit: {
          action: 'blog-article.created',
          subject: { type: 'blog-article', id: made.id },
          details: { url: input.url, title: input.title },
        },
      }
    })
  }
}

/**
 * Null where the url is taken.
 *
 * @param template what its draft begins with
 */
async function insertPost(
  transaction: Transaction,
  input: PostInput,
  template: TemplateDraft | null,
): Promise<{ id: number; revision: number } | null> {
  const row = await transaction
    .insertInto('blog_articles')
    .values({
      ...columnValuesOf(input),
      sort_key: titleSortKey(input.title),
      ...(template && { draft: JSON.stringify(template.blocks), begun_with: template.id }),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning(['id', 'revision'])
    .executeTakeFirst()
  return row ?? null
}
