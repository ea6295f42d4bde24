import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { identityMessages } from '@vitrine/contracts/identity/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { assertUncommon } from './common-passwords.ts'
import { NewPassword } from './new-password.ts'
import { OwnPassword } from './own-password.ts'
import { hashPassword } from './password.ts'

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

const atOldPassword = { field: 'oldPassword', wrong: identityMessages.currentWrong }

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly ownPassword: OwnPassword,
    private readonly newPassword: NewPassword,
  ) {}

  async execute({ actor, sessionId, input: { oldPassword, newPassword } }: ChangePassword): Promise<void> {
    const verified = await this.ownPassword.verify(actor, oldPassword, atOldPassword)
    if (newPassword === oldPassword)
      throw fieldRefused('VALIDATION_FAILED', 'newPassword', 'invalid', identityMessages.sameAsCurrent)
    assertUncommon('newPassword', newPassword)
    const passwordHash = await hashPassword(newPassword)
    await this.frame.run({ actor }, async (transaction) => {
      await this.ownPassword.confirm(transaction, verified, atOldPassword)
      const endedSessions = await this.newPassword.set(transaction, actor.userId, passwordHash, sessionId)
      return {
        result: undefined,
        audit: {
          action: 'identity.password-changed',
          subject: { type: 'user', id: actor.userId },
          details: { endedSessions },
        },
      }
    })
  }
}
