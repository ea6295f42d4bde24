import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { postUpdated } from '@vitrine/contracts/blog/events'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'
import { blogMessages } from '@vitrine/contracts/blog/messages'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { fieldRefused } from '@vitrine/platform/app-error'
import { assertCan } from '../access/assert-can.ts'
import { PostChange } from './post-change.ts'
import { PostCheck } from './post-check.ts'
import { PostRepository } from './post.repository.ts'

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
    private readonly change: PostChange,
    private readonly posts: PostRepository,
    private readonly check: PostCheck,
  ) {}

  async execute(command: UpdatePost): Promise<void> {
    const { id, input } = command
    assertCan(command.actor, 'blog.manage')
    await this.check.assertPictures(input, id)
    await this.change.run(command, async (transaction, post) => {
      await this.check.assertValid(transaction, input)
      const before = { ...(await this.posts.details(transaction, id)), published_on: post.published_on }
      if (input.url !== post.url) {
        if (await this.posts.isUrlTaken(transaction, input.url, id))
          throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', blogMessages.urlTaken)
        await this.posts.redirect(transaction, id, post.url, input.url)
      }
      // What is published keeps its day.
      const publishedOn = input.publishedOn ?? (post.status === 'PUBLISHED' ? post.published_on : null)
      return {
        revision: await this.posts.update(transaction, id, { ...input, publishedOn }),
        event: postUpdated,
        kind: 'details-changed',
        action: 'blog-article.updated',
        details: changesBetween(before, { ...input, publishedOn }),
      }
    })
  }
}
