import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AuctionInput } from '@vitrine/contracts/auctions/schemas'

export class UpdateAuction extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: AuctionInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
