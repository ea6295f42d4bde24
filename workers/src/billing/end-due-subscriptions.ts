import { billingDays, endOf } from '@vitrine/domain/billing/membership-status'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { endSubscription } from '@vitrine/domain/billing/store-subscription'
import { lockAccount, subscriptionById } from '@vitrine/domain/billing/subscriptions'
import { sql } from 'kysely'
import { forEach } from './for-each.ts'

/** What was cancelled ends with its time, and what stays unpaid after 30 days. Returns how many there were. */
export async function endDueSubscriptions({ database, clock }: Billing, limit: number): Promise<number> {
  const now = clock.now()
  const { rows } = await sql<{ id: number; userId: number }>`
    SELECT id, user_id AS "userId" FROM billing_subscriptions subscription
    WHERE state <> 'ended'
      AND CASE WHEN renews THEN payment_due_since + make_interval(days => ${billingDays.endsUnpaid}) ELSE coalesce(payment_due_since, CASE WHEN state = 'trial' THEN trial_ends_at ELSE period_end END) END <= ${now}
      AND NOT EXISTS (SELECT 1 FROM billing_operations WHERE user_id = subscription.user_id AND takes_money AND state IN ('waiting', 'claimed', 'unknown'))
    ORDER BY id LIMIT ${limit}
  `.execute(database)
  return await forEach(rows, ({ id, userId }) =>
    database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, userId)
      const subscription = await subscriptionById(transaction, id)
      const end = subscription && endOf(subscription)
      if (!subscription || !end || end.at > now || (await hasOpenPayment(transaction, userId))) return
      await endSubscription(transaction, subscription, { ...end, now, isEndedAtProvider: false })
    }),
  )
}
