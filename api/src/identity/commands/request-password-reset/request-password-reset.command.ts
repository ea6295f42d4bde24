import { Command } from '@nestjs/cqrs'

/** A link for whoever reads that mailbox. It ends alike whether the address has an account. */
export class RequestPasswordReset extends Command<void> {
  constructor(readonly email: string) {
    super()
  }
}
