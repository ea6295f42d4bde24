import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Blocks a payment email, or lets it pay again. Returns its id. */
export class BlockPaymentEmail extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: { paypalEmail: string; block: boolean },
  ) {
    super()
  }
}
