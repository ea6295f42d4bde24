import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { publishPostDraft } from '@vitrine/domain/blog/write-post'
import { PostChange } from '../../post-change.ts'
import { PublishPost } from './publish-post.command.ts'

@CommandHandler(PublishPost)
export class PublishPostHandler implements ICommandHandler<PublishPost> {
  constructor(private readonly change: PostChange) {}

  async execute(command: PublishPost): Promise<void> {
    await this.change.run(command, publishPostDraft)
  }
}
