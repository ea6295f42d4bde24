import { Inject, Injectable } from '@nestjs/common'
import type { Transaction } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import type { Clock } from '@vitrine/platform/clock'
import type { AuditNote } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'
import { UsersRepository } from './users.repository.ts'

/** A wrong password, wherever it was typed. */
@Injectable()
export class FailedPassword {
  constructor(
    private readonly failures: SignInFailuresRepository,
    private readonly users: UsersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Counts it, and returns what the audit log has to say of it. The one that locks the account tells its
   * owner, once a lock.
   */
  async count(
    transaction: Transaction,
    emailNormalized: string,
  ): Promise<{ locked: boolean; audit: AuditNote[] }> {
    const { locked, byThis } = await this.failures.count(transaction, emailNormalized)
    const subject = { type: 'email', id: emailNormalized }
    const failed = { action: 'identity.sign-in-failed', subject }
    if (!byThis) return { locked, audit: [failed] }
    const owner = await this.users.findByEmail(transaction, emailNormalized)
    if (owner)
      await requestMail(transaction, {
        template: 'account-locked',
        to: owner.email,
        data: { userId: owner.id, lockedAt: this.clock.now().toISOString() },
      })
    return { locked, audit: [failed, { action: 'identity.account-locked', subject }] }
  }
}
