import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { publishPostDraft } from '@vitrine/domain/blog/write-post'
import { PostChange } from './post-change.ts'

export class PublishPost extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(PublishPost)
export class PublishPostHandler implements ICommandHandler<PublishPost> {
  constructor(private readonly change: PostChange) {}

  async execute(command: PublishPost): Promise<void> {
    await this.change.run(command, publishPostDraft)
  }
}
