import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { auctionCreated } from '@vitrine/contracts/auctions/events'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { AuctionRepository } from '../../auction.repository.ts'
import { CreateAuction } from './create-auction.command.ts'

@CommandHandler(CreateAuction)
export class CreateAuctionHandler implements ICommandHandler<CreateAuction> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly auctions: AuctionRepository,
  ) {}

  async execute({ actor, input }: CreateAuction): Promise<number> {
    return await this.frame.run({ actor, capability: 'auctions.manage' }, async (transaction) => {
      const { id, revision } = await this.auctions.insert(transaction, input)
      return {
        result: id,
        events: [newEvent(auctionCreated, { auctionId: id, revision })],
        audit: {
          action: 'auction.created',
          subject: { type: 'auction', id },
          details: { title: input.title, house: input.house },
        },
      }
    })
  }
}
