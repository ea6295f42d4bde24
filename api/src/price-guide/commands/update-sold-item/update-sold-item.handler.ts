import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { soldItemUpdated } from '@vitrine/contracts/price-guide/events'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { assertCan } from '../../../access/assert-can.ts'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { SoldItemCheck } from '../../sold-item-check.ts'
import { SoldItemRepository } from '../../sold-item.repository.ts'
import { UpdateSoldItem } from './update-sold-item.command.ts'

@CommandHandler(UpdateSoldItem)
export class UpdateSoldItemHandler implements ICommandHandler<UpdateSoldItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly soldItems: SoldItemRepository,
    private readonly check: SoldItemCheck,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateSoldItem): Promise<void> {
    assertCan(actor, 'price-guide.manage')
    await this.check.assertPictures(input, id)
    const load = (transaction: Transaction) => this.soldItems.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'price-guide.manage', load, expectedRevision, subject: { type: 'sold-item', id } },
      async (transaction, before) => {
        await this.check.assertValid(transaction, input)
        const revision = await this.soldItems.update(transaction, id, input)
        return {
          result: undefined,
          events: [newEvent(soldItemUpdated, { soldItemId: id, revision })],
          audit: {
            action: 'sold-item.updated',
            subject: { type: 'sold-item', id },
            details: changesBetween({ ...before, sale_date: before.sale_day }, input),
          },
        }
      },
    )
  }
}
