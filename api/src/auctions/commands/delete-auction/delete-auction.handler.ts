import { leaveTombstone } from '@vitrine/database/tombstones'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { auctionDeleted } from '@vitrine/contracts/auctions/events'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { AuctionRepository } from '../../auction.repository.ts'
import { DeleteAuction } from './delete-auction.command.ts'

@CommandHandler(DeleteAuction)
export class DeleteAuctionHandler implements ICommandHandler<DeleteAuction> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly auctions: AuctionRepository,
  ) {}

  async execute({ actor, id }: DeleteAuction): Promise<void> {
    const load = (transaction: Transaction) => this.auctions.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'auctions.manage', load, expectedRevision: undefined },
      async (transaction, before) => {
        await this.auctions.delete(transaction, id)
        await leaveTombstone(transaction, 'auction', { id, revision: before.revision + 1 })
        return {
          result: undefined,
          events: [newEvent(auctionDeleted, { auctionId: id, revision: before.revision + 1 })],
          audit: {
            action: 'auction.deleted',
            subject: { type: 'auction', id },
            details: { title: before.title, house: before.house },
          },
        }
      },
    )
  }
}
