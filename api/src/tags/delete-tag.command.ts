import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { TagsRepository } from './tags.repository.ts'

export class DeleteTag extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteTag)
export class DeleteTagHandler implements ICommandHandler<DeleteTag> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly tags: TagsRepository,
  ) {}

  async execute({ actor, id }: DeleteTag): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (!(await this.tags.remove(transaction, actor.userId, id))) throw new AppError('NOT_FOUND')
      return { result: undefined, audit: null }
    })
  }
}
