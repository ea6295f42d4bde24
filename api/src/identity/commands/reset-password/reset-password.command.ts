import { Command } from '@nestjs/cqrs'

/** A new password by the mailed secret. It unlocks the account and ends every session. */
export class ResetPassword extends Command<void> {
  constructor(readonly input: { token: string; newPassword: string }) {
    super()
  }
}
