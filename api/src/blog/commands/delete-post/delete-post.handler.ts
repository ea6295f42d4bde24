import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { postDeleted } from '@vitrine/contracts/blog/events'
import { PostChange } from '../../post-change.ts'
import { PostRepository } from '../../post.repository.ts'
import { DeletePost } from './delete-post.command.ts'

@CommandHandler(DeletePost)
export class DeletePostHandler implements ICommandHandler<DeletePost> {
  constructor(
    private readonly change: PostChange,
    private readonly posts: PostRepository,
  ) {}

  async execute(command: DeletePost): Promise<void> {
    await this.change.run(command, async (transaction, post) => ({
      revision: await this.posts.delete(transaction, post),
      event: postDeleted,
      action: 'blog-article.deleted',
      details: { title: post.title },
    }))
  }
}
