import { Command } from '@nestjs/cqrs'

/**
 * Opens the account of an invited email, or makes it where there is none, by the mailed secret; it joins the
 * team.
 */
export class MakeInvitedAccount extends Command<void> {
  constructor(readonly input: { token: string; newPassword: string }) {
    super()
  }
}
