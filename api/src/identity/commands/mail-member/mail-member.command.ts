import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Sends an account one of the emails that its owner could ask for, by support. */
export class MailMember extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly template: 'verify-email' | 'reset-password',
  ) {
    super()
  }
}
