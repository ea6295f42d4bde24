import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { endOf } from './membership-status.ts'
import { hasOpenOperation } from './operations.ts'
import { endSubscription, storeSubscription } from './store-subscription.ts'
import { currentSubscription } from './subscriptions.ts'

/**
 * With the request to delete the account, whose row is locked: nothing renews, and a trial does not convert.
 * What is paid for stays open, and stays so where the account is kept: renewing again is the member's to
 * choose.
 */
export async function stopBilling(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const subscription = await currentSubscription(transaction, userId)
  if (subscription?.renews)
    await storeSubscription(transaction, { ...subscription, renews: false, cancelledAt: now }, now)
}

/**
 * With an account that is kept, whose row is locked: what the request has stopped renews again, where the
 * member wants it. False where that is over, unpaid, or was stopped by the member before the request.
 */
export async function renewAgain(
  transaction: Transaction,
  { userId, requestedAt, now }: { userId: number; requestedAt: Date; now: Date },
): Promise<boolean> {
  const subscription = await currentSubscription(transaction, userId)
  if (!subscription) return false
  // Reactivated in between, by the member.
  if (subscription.renews) return true
  const end = endOf(subscription)
  const isStoppedByRequest = subscription.cancelledAt !== null && subscription.cancelledAt >= requestedAt
  if (!isStoppedByRequest || !end || end.at <= now || subscription.paymentDueSince !== null) return false
  await storeSubscription(transaction, { ...subscription, renews: true, cancelledAt: null }, now)
  return true
}

/**
 * When the account is due, its row locked: the subscription ends, which workers tell the provider. Returns
 * whether everything is settled: nothing may be erased before.
 */
export async function endBilling(
  transaction: Transaction,
  userId: number,
  now: Date,
): Promise<{ isSettled: boolean }> {
  if (await hasOpenOperation(transaction, userId)) return { isSettled: false }
  const subscription = await currentSubscription(transaction, userId)
  if (subscription)
    await endSubscription(transaction, subscription, {
      reason: 'cancelled',
      at: now,
      now,
      isEndedAtProvider: false,
    })
  return { isSettled: !(await isEndToBeTold(transaction, userId)) }
}

async function isEndToBeTold(executor: Executor, userId: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM billing_subscriptions WHERE user_id = ${userId} AND NOT ended_at_provider LIMIT 1`.execute(
      executor,
    )
  return rows.length > 0
}
