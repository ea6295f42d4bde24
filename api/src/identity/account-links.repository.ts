import { Inject, Injectable } from '@nestjs/common'
import type { LinkPurpose } from '@vitrine/contracts/identity/stored'
import type { Executor, Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { hashOfToken } from '@vitrine/platform/link-token'
import { CLOCK } from '../infrastructure/tokens.ts'
import { linkFailure, type AccountLink } from './link.rules.ts'

/** Mailed links, from the side that uses them. They are minted where their mail is written. */
@Injectable()
export class AccountLinksRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** @throws AppError LINK_… */
  async assertOpen(executor: Executor, purpose: LinkPurpose, token: string): Promise<void> {
    this.open(await this.query(executor, purpose, token).executeTakeFirst())
  }

  /**
   * Locks the account and then the link, as every change of an account does, and marks the link as used: of
   * two at once, one is told that it was used.
   *
   * @throws AppError LINK_…
   */
  async use(transaction: Transaction, purpose: LinkPurpose, token: string): Promise<AccountLink> {
    const { userId } = this.open(await this.query(transaction, purpose, token).executeTakeFirst())
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const link = this.open(
      await this.query(transaction, purpose, token).forUpdate('account_links').executeTakeFirst(),
    )
    await transaction
      .updateTable('account_links')
      .set({ used_at: this.clock.now() })
      .where('id', '=', link.id)
      .execute()
    return link
  }

  private query(executor: Executor, purpose: LinkPurpose, token: string) {
    return executor
      .selectFrom('account_links')
      .innerJoin('users', 'users.id', 'account_links.user_id')
      .select([
        'account_links.id',
        'user_id as userId',
        'account_links.email_normalized as emailNormalized',
        'users.email_normalized as currentEmail',
        'expires_at as expiresAt',
        'used_at as usedAt',
        'replaced_at as replacedAt',
      ])
      .where('token_hash', '=', hashOfToken(token))
      .where('purpose', '=', purpose)
  }

  private open(link: AccountLink | undefined): AccountLink {
    const failure = linkFailure(link, this.clock.now())
    if (failure) throw new AppError(failure)
    if (!link) throw new AppError('LINK_UNKNOWN')
    return link
  }
}
