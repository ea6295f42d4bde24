import { Inject, Injectable } from '@nestjs/common'
import type { Transaction } from '@vitrine/database/database'
import { endOpenAccountLinks } from '@vitrine/domain/identity/account-links'
import { requestMail } from '@vitrine/messaging/mails'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { SessionsRepository } from './sessions.repository.ts'
import { UsersRepository } from './users.repository.ts'

/** What every change of a password brings about, however it came. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores the hash, ends links that could set another, ends the sessions but the one named, and tells the
   * owner. Returns how many sessions ended.
   */
  async set(
    transaction: Transaction,
    userId: number,
    passwordHash: string,
    keptSessionId?: number,
  ): Promise<number> {
    const { email } = await this.users.loadAccount(transaction, userId)
    await this.users.setPassword(transaction, userId, passwordHash)
    const now = this.clock.now()
    await endOpenAccountLinks(transaction, { userId, purpose: 'reset-password', now })
    await requestMail(transaction, {
      template: 'password-changed',
      to: email,
      data: { userId, changedAt: now.toISOString() },
    })
    return await this.sessions.endAll(transaction, userId, 'password-changed', keptSessionId)
  }
}
