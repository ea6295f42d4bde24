import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AuctionInput } from '@vitrine/contracts/auctions/schemas'

/** Returns the new auction's id. */
export class CreateAuction extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: AuctionInput,
  ) {
    super()
  }
}
