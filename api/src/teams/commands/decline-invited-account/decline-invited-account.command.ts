import { Command } from '@nestjs/cqrs'

/**
 * Whoever holds the mailed secret declines, for an email that nobody can log in with: the entry goes, and an
 * account that was made for it.
 */
export class DeclineInvitedAccount extends Command<void> {
  constructor(readonly token: string) {
    super()
  }
}
