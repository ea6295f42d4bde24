import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { postPublished } from '@vitrine/contracts/blog/events'
import { blogMessages } from '@vitrine/contracts/blog/messages'
import { AppError } from '@vitrine/platform/app-error'
import { PostChange } from '../../post-change.ts'
import { PostCheck } from '../../post-check.ts'
import { PostRepository } from '../../post.repository.ts'
import { PublishPost } from './publish-post.command.ts'

@CommandHandler(PublishPost)
export class PublishPostHandler implements ICommandHandler<PublishPost> {
  constructor(
    private readonly change: PostChange,
    private readonly posts: PostRepository,
    private readonly check: PostCheck,
  ) {}

  async execute(command: PublishPost): Promise<void> {
    await this.change.run(command, async (transaction, post) => {
      // A second click asks for what is already so.
      if (post.status === 'PUBLISHED' && post.published_version === post.draft_version) return null
      if (post.draft.length === 0 && post.media_link === null) throw new AppError('STATUS_CONFLICT', { message: blogMessages.contentMissing })
      return {
        revision: await this.posts.publish(transaction, post, { publishedOn: post.published_on ?? this.check.today(), now: this.check.now() }),
        event: postPublished,
        action: 'blog-article.published',
        details: { version: post.draft_version },
      }
    })
  }
}
