import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** A mail to whoever asks, to see that mails leave the house. Returns its id. */
export class SendTestMail extends Command<number> {
  constructor(readonly actor: Actor) {
    super()
  }
}
