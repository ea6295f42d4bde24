import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { auctionUpdated } from '@vitrine/contracts/auctions/events'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { momentOf } from '../../auction-time.rules.ts'
import { AuctionRepository } from '../../auction.repository.ts'
import { UpdateAuction } from './update-auction.command.ts'

@CommandHandler(UpdateAuction)
export class UpdateAuctionHandler implements ICommandHandler<UpdateAuction> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly auctions: AuctionRepository,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateAuction): Promise<void> {
    const load = (transaction: Transaction) => this.auctions.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'auctions.manage', load, expectedRevision, subject: { type: 'auction', id } },
      async (transaction, before) => {
        const revision = await this.auctions.update(transaction, id, input)
        return {
          result: undefined,
          events: [newEvent(auctionUpdated, { auctionId: id, revision })],
          audit: {
            action: 'auction.updated',
            subject: { type: 'auction', id },
            details: changesBetween(before, {
              ...input,
              startsAt: momentOf(input.starts, input.timeZone),
              endsAt: momentOf(input.ends, input.timeZone),
            }),
          },
        }
      },
    )
  }
}
