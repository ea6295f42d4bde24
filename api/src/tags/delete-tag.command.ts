import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { trashTag } from '@vitrine/domain/vault/vault-trash'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

/** The items that carry it stay; the trash can put it back on them. */
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
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id }: DeleteTag): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (!(await trashTag(transaction, { userId: actor.userId, id }, this.clock.now())))
        throw new AppError('NOT_FOUND')
      return { result: undefined, audit: null }
    })
  }
}
