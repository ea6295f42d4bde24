import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** A member's new password. The session that asks goes on, the others end. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly input: { oldPassword: string; newPassword: string },
  ) {
    super()
  }
}
