import { Injectable } from '@nestjs/common'
import type { Executor, Transaction } from '@vitrine/database/database'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import { sql } from 'kysely'

@Injectable()
export class OperationRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('billing_operations')
      .select(['id', 'kind', 'state', 'user_id', 'claimed_at', 'revision'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  /** The account's row before the operation's, as everybody who settles one locks them. */
  async lockWithAccount(transaction: Transaction, id: number) {
    const found = await transaction
      .selectFrom('billing_operations')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (found?.user_id) await lockAccount(transaction, found.user_id)
    return await this.lock(transaction, id)
  }

  async makeDue(transaction: Transaction, id: number, now: Date): Promise<void> {
    await transaction
      .updateTable('billing_operations')
      .set({ next_look_at: now, revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute()
  }

  /** The provider's number of the subscription that an act was done to; null where it was to begin one. */
  async subscriptionReference(executor: Executor, subscriptionId: number | null): Promise<string | null> {
    if (subscriptionId === null) return null
    const found = await executor
      .selectFrom('billing_subscriptions')
      .select('provider_reference')
      .where('id', '=', subscriptionId)
      .executeTakeFirst()
    return found?.provider_reference ?? null
  }

  async lockRefund(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('billing_refunds_due')
      .select(['id', 'user_id', 'payment_reference', 'settled_at', 'revision'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async settleRefund(
    transaction: Transaction,
    id: number,
    { at, by }: { at: Date; by: number },
  ): Promise<void> {
    await transaction
      .updateTable('billing_refunds_due')
      .set({ settled_at: at, settled_by: by, revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute()
  }
}
