import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Where another payment method is given. */
export class ChangePaymentMethod extends Command<string> {
  constructor(readonly actor: Actor) {
    super()
  }
}
