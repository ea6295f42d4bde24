import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { takePostOff } from '@vitrine/domain/blog/write-post'
import { PostChange } from '../../post-change.ts'
import { UnpublishPost } from './unpublish-post.command.ts'

@CommandHandler(UnpublishPost)
export class UnpublishPostHandler implements ICommandHandler<UnpublishPost> {
  constructor(private readonly change: PostChange) {}

  async execute(command: UnpublishPost): Promise<void> {
    await this.change.run(command, takePostOff)
  }
}
