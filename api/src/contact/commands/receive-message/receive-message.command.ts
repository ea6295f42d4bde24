import { Command } from '@nestjs/cqrs'
import type { ContactInput } from '@vitrine/contracts/contact/schemas'

/** A message from the contact form, by whoever filled it in. */
export class ReceiveMessage extends Command<void> {
  constructor(readonly input: ContactInput) {
    super()
  }
}
