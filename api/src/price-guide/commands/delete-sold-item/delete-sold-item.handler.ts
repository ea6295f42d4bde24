import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { soldItemDeleted } from '@vitrine/contracts/price-guide/events'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { SoldItemRepository } from '../../sold-item.repository.ts'
import { DeleteSoldItem } from './delete-sold-item.command.ts'

@CommandHandler(DeleteSoldItem)
export class DeleteSoldItemHandler implements ICommandHandler<DeleteSoldItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly soldItems: SoldItemRepository,
  ) {}

  async execute({ actor, id, expectedRevision }: DeleteSoldItem): Promise<void> {
    const load = (transaction: Transaction) => this.soldItems.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'price-guide.manage', load, expectedRevision },
      async (transaction, before) => {
        const revision = await this.soldItems.delete(transaction, before)
        return {
          result: undefined,
          events: [newEvent(soldItemDeleted, { soldItemId: id, revision })],
          audit: {
            action: 'sold-item.deleted',
            subject: { type: 'sold-item', id },
            details: { title: before.title },
          },
        }
      },
    )
  }
}
