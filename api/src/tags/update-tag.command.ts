import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TagInput } from '@vitrine/contracts/tags/schemas'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { TagsRepository } from './tags.repository.ts'

export class UpdateTag extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly tag: TagInput,
  ) {
    super()
  }
}

@CommandHandler(UpdateTag)
export class UpdateTagHandler implements ICommandHandler<UpdateTag> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly tags: TagsRepository,
  ) {}

  async execute({ actor, id, tag }: UpdateTag): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (!(await this.tags.update(transaction, actor.userId, id, tag))) throw new AppError('NOT_FOUND')
      return { result: undefined, audit: null }
    })
  }
}
