import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** New notes about a payment email. Returns its id. */
export class NotePaymentEmail extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: { paypalEmail: string; notes: string },
  ) {
    super()
  }
}
