import { Inject, Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import { errorCatalogue } from '@vitrine/contracts/errors'
import type { Database, Transaction } from '@vitrine/database/database'
import { fieldRefused, type AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { FailedPassword } from './failed-password.ts'
import { verifyPassword } from './password.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'
import { UsersRepository } from './users.repository.ts'

/** A password that was right when it was asked for. */
export interface VerifiedPassword {
  userId: number
  email: string
  emailNormalized: string
  hash: string | null
}

/** Asks whoever is signed in for their password once more, at a field of a form. */
@Injectable()
export class OwnPassword {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
    private readonly failures: SignInFailuresRepository,
    private readonly failedPassword: FailedPassword,
  ) {}

  /**
   * Outside of any transaction, because it takes long. A wrong one counts as a failed sign-in: a session left
   * open is no place to guess from.
   *
   * @throws AppError VALIDATION_FAILED at the field
   */
  async verify(actor: Actor, typed: string, at: { field: string; wrong: string }): Promise<VerifiedPassword> {
    const {
      email,
      email_normalized: emailNormalized,
      password_hash: hash,
    } = await this.users.findAccount(this.database, actor.userId)
    const matches = await verifyPassword(hash, typed)
    if (await this.failures.isLocked(this.database, emailNormalized))
      throw refused(at.field, errorCatalogue.ACCOUNT_LOCKED.message)
    if (!matches) throw await this.refuse(actor, emailNormalized, at)
    return { userId: actor.userId, email, emailNormalized, hash }
  }

  /**
   * In the transaction of what it was asked for: locks the account, and forgets the failures before.
   *
   * @throws AppError VALIDATION_FAILED at the field, where it was changed elsewhere in the meantime
   */
  async confirm(
    transaction: Transaction,
    { userId, emailNormalized, hash }: VerifiedPassword,
    at: { field: string; wrong: string },
  ): Promise<void> {
    const { password_hash: now } = await this.users.loadAccount(transaction, userId)
    if (now !== hash) throw refused(at.field, at.wrong)
    await this.failures.clear(transaction, emailNormalized)
  }

  private async refuse(
    actor: Actor,
    emailNormalized: string,
    { field, wrong }: { field: string; wrong: string },
  ): Promise<AppError> {
    return await this.frame.run({ actor }, async (transaction) => {
      const { locked, audit } = await this.failedPassword.count(transaction, emailNormalized)
      return { result: refused(field, locked ? errorCatalogue.ACCOUNT_LOCKED.message : wrong), audit }
    })
  }
}

function refused(field: string, message: string): AppError {
  return fieldRefused('VALIDATION_FAILED', field, 'invalid', message)
}
