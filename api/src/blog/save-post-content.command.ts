import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Transaction } from '@vitrine/database/database'
import { keepFirstVersion, keepVersion } from '@vitrine/domain/texts/versions'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { cleanBlocks } from '../rich-text/clean-blocks.ts'
import { PostCheck } from './post-check.ts'
import { PostRepository } from './post.repository.ts'

export class SavePostContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly blocks: readonly ContentBlock[],
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

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
