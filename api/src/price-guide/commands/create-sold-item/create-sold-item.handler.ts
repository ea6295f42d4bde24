import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { soldItemCreated } from '@vitrine/contracts/price-guide/events'
import { assertCan } from '../../../access/assert-can.ts'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { SoldItemCheck } from '../../sold-item-check.ts'
import { SoldItemRepository } from '../../sold-item.repository.ts'
import { CreateSoldItem } from './create-sold-item.command.ts'

@CommandHandler(CreateSoldItem)
export class CreateSoldItemHandler implements ICommandHandler<CreateSoldItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly soldItems: SoldItemRepository,
    private readonly check: SoldItemCheck,
  ) {}

  async execute({ actor, input }: CreateSoldItem): Promise<number> {
    assertCan(actor, 'price-guide.manage')
    await this.check.assertPictures(input)
    return await this.frame.run({ actor, capability: 'price-guide.manage' }, async (transaction) => {
      await this.check.assertValid(transaction, input)
      const { id, revision } = await this.soldItems.insert(transaction, input)
      return {
        result: id,
        events: [newEvent(soldItemCreated, { soldItemId: id, revision })],
        audit: {
          action: 'sold-item.created',
          subject: { type: 'sold-item', id },
          details: { title: input.title, price: input.price, currency: input.currency },
        },
      }
    })
  }
}
