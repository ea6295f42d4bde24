import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { viewLimits } from '@vitrine/contracts/vault-views/limits'
import { viewMessages } from '@vitrine/contracts/vault-views/messages'
import type { CreatedView } from '@vitrine/contracts/vault-views/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { VaultViewsRepository } from './vault-views.repository.ts'

/** Returns the new view's id. */
export class CreateView extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly view: CreatedView,
  ) {
    super()
  }
}

@CommandHandler(CreateView)
export class CreateViewHandler implements ICommandHandler<CreateView> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly views: VaultViewsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, view }: CreateView): Promise<number> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if ((await this.views.lockAll(transaction, actor.userId)) >= viewLimits.viewsMax)
        throw fieldRefused('VALIDATION_FAILED', 'name', 'Size', viewMessages.tooMany)
      const id = await this.views.insert(transaction, actor.userId, view, this.clock.now())
      // Only its owner sees a view: nothing follows it, and nobody audits it.
      return { result: id, audit: null }
    })
  }
}
