import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SoldItemInput } from '@vitrine/contracts/price-guide/managed-schemas'

/** Returns the new sold item's id. */
export class CreateSoldItem extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: SoldItemInput,
  ) {
    super()
  }
}
