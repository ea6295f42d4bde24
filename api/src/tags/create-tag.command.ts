import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TagInput } from '@vitrine/contracts/tags/schemas'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { TagsRepository } from './tags.repository.ts'

/** Returns the new tag's id. */
export class CreateTag extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly tag: TagInput,
  ) {
    super()
  }
}

@CommandHandler(CreateTag)
export class CreateTagHandler implements ICommandHandler<CreateTag> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly tags: TagsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, tag }: CreateTag): Promise<number> {
    // A title that is taken is refused by its constraint: of two who are equally fast one gets it.
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => ({
      result: await this.tags.insert(transaction, actor.userId, tag, this.clock.now()),
      // Only its owner sees a tag: nothing follows it, and nobody audits it.
      audit: null,
    }))
  }
}
