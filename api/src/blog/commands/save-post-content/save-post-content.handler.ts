import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Transaction } from '@vitrine/database/database'
import { keepFirstVersion, keepVersion } from '@vitrine/domain/texts/versions'
import { assertCan } from '../../../access/assert-can.ts'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { cleanBlocks } from '../../../rich-text/clean-blocks.ts'
import { PostCheck } from '../../post-check.ts'
import { PostRepository } from '../../post.repository.ts'
import { SavePostContent } from './save-post-content.command.ts'

/** No event: a draft is not shown to anybody. */
@CommandHandler(SavePostContent)
export class SavePostContentHandler implements ICommandHandler<SavePostContent> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly posts: PostRepository,
    private readonly check: PostCheck,
  ) {}

  async execute({ actor, id, blocks, expectedRevision }: SavePostContent): Promise<void> {
    assertCan(actor, 'blog.manage')
    const clean = await cleanBlocks(blocks)
    await this.check.assertContent(clean, id)
    const load = (transaction: Transaction) => this.posts.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'blog.manage', load, expectedRevision, subject: { type: 'blog-article', id } },
      async (transaction, post) => {
        const text = { kind: 'blog-article', id } as const
        await keepFirstVersion(transaction, text)
        const version = post.draft_version + 1
        await this.posts.saveDraft(transaction, id, version, clean)
        await keepVersion(transaction, text, { kind: 'saved', madeBy: actor.userId, now: this.check.now() })
        return {
          result: undefined,
          audit: {
            action: 'blog-article.content-saved',
            subject: { type: 'blog-article', id },
            details: { version },
          },
        }
      },
    )
  }
}
