import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { identityMessages } from '@vitrine/contracts/identity/messages'
import type { Database } from '@vitrine/database/database'
import { fieldRefused, type AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { assertUncommon } from '../../common-passwords.ts'
import { FailedPassword } from '../../failed-password.ts'
import { NewPassword } from '../../new-password.ts'
import { hashPassword, verifyPassword } from '../../password.ts'
import { SignInFailuresRepository } from '../../sign-in-failures.repository.ts'
import { UsersRepository } from '../../users.repository.ts'
import { ChangePassword } from './change-password.command.ts'

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
    private readonly failures: SignInFailuresRepository,
    private readonly failedPassword: FailedPassword,
    private readonly newPassword: NewPassword,
  ) {}

  async execute({ actor, sessionId, input: { oldPassword, newPassword } }: ChangePassword): Promise<void> {
    const { email_normalized: email, password_hash: before } = await this.users.findAccount(this.database, actor.userId)
    const matches = await verifyPassword(before, oldPassword)
    if (await this.failures.isLocked(this.database, email)) throw refusedCurrent(errorCatalogue.ACCOUNT_LOCKED.message)
    if (!matches) throw await this.refuse(actor, email)
    if (newPassword === oldPassword) throw fieldRefused('VALIDATION_FAILED', 'newPassword', 'invalid', identityMessages.sameAsCurrent)
    assertUncommon('newPassword', newPassword)
    const passwordHash = await hashPassword(newPassword)
    await this.frame.run({ actor }, async (transaction) => {
      const { password_hash: now } = await this.users.loadAccount(transaction, actor.userId)
      // Changed elsewhere in the meantime: what was typed as current is so no longer.
      if (now !== before) throw refusedCurrent(identityMessages.currentWrong)
      const endedSessions = await this.newPassword.set(transaction, actor.userId, passwordHash, sessionId)
      await this.failures.clear(transaction, email)
      return { result: undefined, audit: { action: 'identity.password-changed', subject: { type: 'user', id: actor.userId }, details: { endedSessions } } }
    })
  }

  /** A wrong current password counts as a failed sign-in: a session left open is no place to guess from. */
  private async refuse(actor: Actor, email: string): Promise<AppError> {
    return await this.frame.run({ actor }, async (transaction) => {
      const { locked, audit } = await this.failedPassword.count(transaction, email)
      return { result: refusedCurrent(locked ? errorCatalogue.ACCOUNT_LOCKED.message : identityMessages.currentWrong), audit }
    })
  }
}

function refusedCurrent(message: string): AppError {
  return fieldRefused('VALIDATION_FAILED', 'oldPassword', 'invalid', message)
}
