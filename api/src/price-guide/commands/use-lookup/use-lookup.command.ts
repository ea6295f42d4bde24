import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { UsedLookup } from '@vitrine/contracts/price-guide/price-schemas'

/** Opens the price of a sold item for its caller. */
export class UseLookup extends Command<UsedLookup> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
  ) {
    super()
  }
}
