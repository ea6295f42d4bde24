import { Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { Transaction } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import { recordAudit, type NamedActor } from '../audit/audit.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'
import { UsersRepository } from './users.repository.ts'

/** A wrong password, wherever it was typed. */
@Injectable()
export class FailedPassword {
  constructor(
    private readonly failures: SignInFailuresRepository,
    private readonly users: UsersRepository,
  ) {}

  /** Counts and audits it. The one that locks the account tells its owner, once a lock. */
  async count(transaction: Transaction, actor: Actor | NamedActor, emailNormalized: string): Promise<{ locked: boolean }> {
    const { locked, byThis } = await this.failures.count(transaction, emailNormalized)
    const subject = { type: 'email', id: emailNormalized }
    await recordAudit(transaction, { actor, action: 'identity.sign-in-failed', subject })
    if (!byThis) return { locked }
    await recordAudit(transaction, { actor, action: 'identity.account-locked', subject })
    const owner = await this.users.findByEmail(transaction, emailNormalized)
    if (owner) await requestMail(transaction, { template: 'account-locked', to: owner.email, data: { userId: owner.id, lockedAt: new Date().toISOString() } })
    return { locked }
  }
}
