import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database, Transaction } from '@vitrine/database/database'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { AccountLinksRepository } from './account-links.repository.ts'
import { assertUncommon } from './common-passwords.ts'
import type { AccountLink } from './link.rules.ts'
import { NewPassword } from './new-password.ts'
import { hashPassword } from './password.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'
import { UsersRepository } from './users.repository.ts'

/** A new password by the mailed secret. It unlocks the account and ends every session. */
export class ResetPassword extends Command<void> {
  constructor(readonly input: { token: string; newPassword: string }) {
    super()
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly frame: CommandFrame,
    private readonly links: AccountLinksRepository,
    private readonly users: UsersRepository,
    private readonly failures: SignInFailuresRepository,
    private readonly newPassword: NewPassword,
  ) {}

  async execute({ input: { token, newPassword } }: ResetPassword): Promise<void> {
    // Before the costly hash: whoever has no link does not get that far.
    await this.links.assertOpen(this.database, 'reset-password', token)
    assertUncommon('newPassword', newPassword)
    const passwordHash = await hashPassword(newPassword)
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      const link = await this.links.use(transaction, 'reset-password', token)
      const endedSessions = await this.newPassword.set(transaction, link.userId, passwordHash)
      // The link came by that mailbox, so the address is theirs.
      await this.users.markVerified(transaction, link.userId)
      const unlocked = await this.unlock(transaction, link)
      return {
        result: undefined,
        audit: [
          {
            actor: { name: `user:${link.userId}` },
            action: 'identity.password-reset',
            subject: { type: 'user', id: link.userId },
            details: { endedSessions },
          },
          ...unlocked,
        ],
      }
    })
  }

  private async unlock(
    transaction: Transaction,
    { userId, currentEmail }: AccountLink,
  ): Promise<AuditNote[]> {
    const wasLocked = await this.failures.isLocked(transaction, currentEmail)
    await this.failures.clear(transaction, currentEmail)
    return wasLocked
      ? [
          {
            actor: { name: `user:${userId}` },
            action: 'identity.account-unlocked',
            subject: { type: 'email', id: currentEmail },
          },
        ]
      : []
  }
}
