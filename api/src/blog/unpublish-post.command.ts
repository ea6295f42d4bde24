import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { takePostOff } from '@vitrine/domain/blog/write-post'
import { PostChange } from './post-change.ts'

export class UnpublishPost extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UnpublishPost)
export class UnpublishPostHandler implements ICommandHandler<UnpublishPost> {
  constructor(private readonly change: PostChange) {}

  async execute(command: UnpublishPost): Promise<void> {
    await this.change.run(command, takePostOff)
  }
}
