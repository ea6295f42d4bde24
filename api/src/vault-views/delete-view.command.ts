import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { VaultViewsRepository } from './vault-views.repository.ts'

export class DeleteView extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteView)
export class DeleteViewHandler implements ICommandHandler<DeleteView> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly views: VaultViewsRepository,
  ) {}

  async execute({ actor, id }: DeleteView): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (!(await this.views.remove(transaction, actor.userId, id))) throw new AppError('NOT_FOUND')
      // Only its owner saw it: nothing follows it, and nobody audits it.
      return { result: undefined, audit: null }
    })
  }
}
