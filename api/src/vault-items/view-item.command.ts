import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { findManagedItem } from './queries/manage-items/find-managed-item.ts'

/** Staff look at one member's item: that they did is audited. */
export class ViewItem extends Command<ManagedVaultItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(ViewItem)
export class ViewItemHandler implements ICommandHandler<ViewItem> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, id }: ViewItem): Promise<ManagedVaultItem> {
    return await this.frame.run({ actor, capability: 'vault.manage' }, async (transaction) => {
      const item = await findManagedItem(transaction, id)
      if (!item) throw new AppError('NOT_FOUND')
      return {
        result: item,
        audit: {
          action: 'vault-item.viewed',
          subject: { type: 'vault-item', id },
          details: { ownerId: item.userId },
        },
      }
    })
  }
}
