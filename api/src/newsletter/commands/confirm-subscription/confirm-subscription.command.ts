import { Command } from '@nestjs/cqrs'
import type { Confirmation } from '@vitrine/contracts/newsletter/schemas'

/** The owner of an address follows the mailed link. */
export class ConfirmSubscription extends Command<Confirmation> {
  constructor(readonly token: string) {
    super()
  }
}
