import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { postDeleted } from '@vitrine/contracts/blog/events'
import { endSchedules } from '@vitrine/domain/texts/schedules'
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
    await this.change.run(command, async (transaction, post, now) => {
      await endSchedules(transaction, { kind: 'blog-article', id: post.id }, { now })
      return { revision: await this.posts.delete(transaction, post), event: postDeleted, action: 'blog-article.deleted', details: { title: post.title } }
    })
  }
}
