import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { postTrashed } from '@vitrine/contracts/blog/events'
import { trashText } from '@vitrine/domain/texts/trash'
import { PostChange } from './post-change.ts'

export class DeletePost extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(DeletePost)
export class DeletePostHandler implements ICommandHandler<DeletePost> {
  constructor(private readonly change: PostChange) {}

  async execute(command: DeletePost): Promise<void> {
    await this.change.run(command, async (transaction, post, now) => ({
      revision: await trashText(
        transaction,
        { kind: 'blog-article', id: post.id },
        { by: command.actor.userId, now },
      ),
      event: postTrashed,
      kind: 'trashed',
      action: 'blog-article.trashed',
      details: { title: post.title },
    }))
  }
}
