import { Inject, Injectable } from '@nestjs/common'
import { deletionLimits } from '@vitrine/contracts/identity/deletion-messages'
import type { Transaction } from '@vitrine/database/database'
import type { AccountDeletionRequests } from '@vitrine/database/generated/schema'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import { sql, type Updateable } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'

/** Requests of members to delete their account. */
@Injectable()
export class DeletionRequestsRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async insert(transaction: Transaction, userId: number, reason: string): Promise<number> {
    const now = this.clock.now()
    const dueAt = timeAfter(now, { days: deletionLimits.graceDays })
    const { id } = await transaction
      .insertInto('account_deletion_requests')
      .values({ user_id: userId, reason, requested_at: now, due_at: dueAt, not_before: dueAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /**
   * A request with the email of its account, both locked; the account first, as everywhere. Undefined where
   * there is none.
   *
   * @param ownerId whose it has to be; null: anybody's
   */
  async lock(transaction: Transaction, id: number, ownerId: number | null) {
    const found = transaction.selectFrom('account_deletion_requests').where('id', '=', id)
    const request = await (ownerId === null ? found : found.where('user_id', '=', ownerId))
      .select('user_id')
      .executeTakeFirst()
    if (!request) return undefined
    const user = await transaction
      .selectFrom('users')
      .select(['email', 'email_normalized'])
      .where('id', '=', request.user_id)
      .forUpdate()
      .executeTakeFirst()
    const row = await transaction
      .selectFrom('account_deletion_requests')
      .select(['id', 'user_id', 'state', 'begun_at', 'requested_at', 'revision'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return {
      id: row.id,
      userId: row.user_id,
      email: user?.email ?? null,
      emailNormalized: user?.email_normalized ?? null,
      state: row.state,
      isBegun: row.begun_at !== null,
      requestedAt: row.requested_at,
      revision: row.revision,
    }
  }

  async keep(transaction: Transaction, id: number): Promise<void> {
    await this.change(transaction, id, { state: 'kept', settled_at: this.clock.now() })
  }

  /** The next run of the workers erases the account. */
  async makeDue(transaction: Transaction, id: number): Promise<void> {
    const now = this.clock.now()
    await this.change(transaction, id, {
      state: 'waiting',
      due_at: now,
      not_before: now,
      attempts: 0,
      problem: '',
    })
  }

  private async change(
    transaction: Transaction,
    id: number,
    values: Updateable<AccountDeletionRequests>,
  ): Promise<void> {
    await transaction
      .updateTable('account_deletion_requests')
      .set({ ...values, revision: sql<number>`revision + 1` })
      .where('id', '=', id)
      .execute()
  }
}
