import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { CustomAttributesRepository } from './custom-attributes.repository.ts'

export class DeleteAttribute extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteAttribute)
export class DeleteAttributeHandler implements ICommandHandler<DeleteAttribute> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly attributes: CustomAttributesRepository,
  ) {}

  async execute({ actor, id }: DeleteAttribute): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const before = await this.attributes.lock(transaction, actor.userId, id)
      if (!before) throw new AppError('NOT_FOUND')
      // Default entries are everybody's.
      if (before.userId === null) throw new AppError('FORBIDDEN')
      await this.attributes.remove(transaction, id)
      return { result: undefined, audit: null }
    })
  }
}
