import { mailAccount, shownMoney, shownPrice } from '@vitrine/domain/billing/billing-mails'
import { discountCodeById } from '@vitrine/domain/billing/discount-codes'
import { billingDays } from '@vitrine/domain/billing/membership-status'
import { offerPrice } from '@vitrine/domain/billing/offer-price'
import { ratePlanById } from '@vitrine/domain/billing/rate-plans'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { subscriptionById, type Subscription } from '@vitrine/domain/billing/subscriptions'
import type { Transaction } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { sql, type RawBuilder } from 'kysely'

interface Reminder {
  due: (now: Date) => RawBuilder<unknown>
  /** What notes that it was asked for. */
  noted: (now: Date) => RawBuilder<unknown>
  write: (transaction: Transaction, subscription: Subscription) => Promise<void>
}

const reminders: readonly Reminder[] = [
  {
    due: (now) =>
      sql`state = 'trial' AND renews AND payment_due_since IS NULL AND trial_ending_mailed_at IS NULL AND trial_ends_at > ${now} AND trial_ends_at <= ${timeAfter(now, { hours: 48 })}`,
    noted: (now) => sql`trial_ending_mailed_at = ${now}`,
    write: async (transaction, { userId, ratePlanId, trialEndsAt, discountCodeId }) => {
      const plan = await ratePlanById(transaction, ratePlanId)
      const { first } = offerPrice(
        plan,
        discountCodeId === null ? null : await discountCodeById(transaction, discountCodeId),
      )
      if (trialEndsAt)
        await mailAccount(transaction, 'trial-ending', {
          userId,
          product: plan.product,
          price: shownPrice({ ...plan, amount: first }),
          endsAt: trialEndsAt.toISOString(),
        })
    },
  },
  {
    due: (
      now,
    ) => sql`state = 'active' AND renews AND payment_due_since IS NULL AND period_end > ${now} AND period_end <= ${timeAfter(now, { days: 7 })} AND renewal_ahead_mailed_for IS DISTINCT FROM period_end
      AND (SELECT billing_period FROM rate_plans WHERE id = rate_plan_id) = 'Annual'`,
    noted: () => sql`renewal_ahead_mailed_for = period_end`,
    write: async (transaction, { userId, ratePlanId, pendingRatePlanId, periodEnd, quantity }) => {
      const plan = await ratePlanById(transaction, pendingRatePlanId ?? ratePlanId)
      if (periodEnd)
        await mailAccount(transaction, 'renewal-ahead', {
          userId,
          product: plan.product,
          amount: shownMoney({ amount: plan.amount * quantity, currency: plan.currency }),
          renewsAt: periodEnd.toISOString(),
        })
    },
  },
  {
    due: (now) =>
      sql`renews AND payment_due_since <= ${timeAfter(now, { days: -5 })} AND payment_failed_again_mailed_at IS NULL`,
    noted: (now) => sql`payment_failed_again_mailed_at = ${now}`,
    write: async (transaction, { userId, state, paymentDueSince }) => {
      const openUntil =
        state === 'active' && paymentDueSince
          ? timeAfter(paymentDueSince, { days: billingDays.openWhileUnpaid }).toISOString()
          : null
      await mailAccount(transaction, 'payment-failed', { userId, openUntil })
    },
  },
]

/** Asks for the mails that are due, each once. Returns how many. */
export async function remindMembers({ database, clock }: Billing, limit: number): Promise<number> {
  const now = clock.now()
  let asked = 0
  for (const { due, noted, write } of reminders) {
    await database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: number }>`
        UPDATE billing_subscriptions SET ${noted(now)}
        WHERE id IN (SELECT id FROM billing_subscriptions WHERE state <> 'ended' AND ${due(now)} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING id
      `.execute(transaction)
      for (const { id } of rows) {
        const subscription = await subscriptionById(transaction, id)
        if (subscription) await write(transaction, subscription)
      }
      asked += rows.length
    })
  }
  return asked
}
