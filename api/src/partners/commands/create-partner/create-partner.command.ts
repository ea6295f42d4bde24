import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { PartnerInput } from '@vitrine/contracts/partners/schemas'

/** A new partner, last in the order. Returns its id. */
export class CreatePartner extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: PartnerInput,
  ) {
    super()
  }
}
