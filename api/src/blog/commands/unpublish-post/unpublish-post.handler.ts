import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { postUnpublished } from '@vitrine/contracts/blog/events'
import { PostChange } from '../../post-change.ts'
import { PostRepository } from '../../post.repository.ts'
import { UnpublishPost } from './unpublish-post.command.ts'

@CommandHandler(UnpublishPost)
export class UnpublishPostHandler implements ICommandHandler<UnpublishPost> {
  constructor(
    private readonly change: PostChange,
    private readonly posts: PostRepository,
  ) {}

  async execute(command: UnpublishPost): Promise<void> {
    await this.change.run(command, async (transaction, post) => {
      if (post.status === 'UNPUBLISHED') return null
      return { revision: await this.posts.unpublish(transaction, post.id), event: postUnpublished, action: 'blog-article.unpublished' }
    })
  }
}
