import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { PartnerInput } from '@vitrine/contracts/partners/schemas'

/** New details for a partner, who keeps the place in the order. */
export class UpdatePartner extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: PartnerInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
