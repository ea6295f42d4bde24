import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ChangedView } from '@vitrine/contracts/vault-views/schemas'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { VaultViewsRepository } from './vault-views.repository.ts'

export class UpdateView extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly change: ChangedView,
  ) {
    super()
  }
}

@CommandHandler(UpdateView)
export class UpdateViewHandler implements ICommandHandler<UpdateView> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly views: VaultViewsRepository,
  ) {}

  async execute({ actor, id, change }: UpdateView): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (!(await this.views.update(transaction, actor.userId, id, change))) throw new AppError('NOT_FOUND')
      // Only its owner sees a view: nothing follows it, and nobody audits it.
      return { result: undefined, audit: null }
    })
  }
}
