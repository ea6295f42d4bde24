import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { OwnFieldsRepository } from './own-fields.repository.ts'

/** Its values stay in the items, as any other specifics. */
export class DeleteOwnField extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteOwnField)
export class DeleteOwnFieldHandler implements ICommandHandler<DeleteOwnField> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly fields: OwnFieldsRepository,
  ) {}

  async execute({ actor, id }: DeleteOwnField): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (!(await this.fields.remove(transaction, actor.userId, id))) throw new AppError('NOT_FOUND')
      // Only its owner saw it: nothing follows it, and nobody audits it.
      return { result: undefined, audit: null }
    })
  }
}
