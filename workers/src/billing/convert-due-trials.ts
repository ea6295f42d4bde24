import { beginConversion } from '@vitrine/domain/billing/begin-conversion'
import { mailAccount } from '@vitrine/domain/billing/billing-mails'
import { billingDays } from '@vitrine/domain/billing/membership-status'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { hasBlockedPaymentEmail } from '@vitrine/domain/billing/payment-emails'
import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { storeSubscription } from '@vitrine/domain/billing/store-subscription'
import { lockAccount, subscriptionById } from '@vitrine/domain/billing/subscriptions'
import { sql } from 'kysely'
import { forEach } from './for-each.ts'

/** A try that the provider refused to look at is made again after this. */
const AFTER_REFUSAL = { minutes: 10 }

/**
 * Trials of ours that have run to their end become paid memberships, once each; one whose payment was
 * declined is tried again on the days that are set. What a provider converts by itself is read, not done
 * here. Returns how many there were.
 */
export async function convertDueTrials(billing: Billing, limit: number): Promise<number> {
  const now = billing.clock.now()
  const retries = sql.join(billingDays.retries.map((days) => sql`make_interval(days => ${days})`))
  const { rows } = await sql<{ id: number; userId: number }>`
    SELECT id, user_id AS "userId" FROM billing_subscriptions subscription
    WHERE state = 'trial' AND renews AND provider_reference IS NULL AND trial_ends_at <= ${now}
      AND (payment_due_since IS NULL OR payment_due_since + make_interval(days => ${billingDays.endsUnpaid}) > ${now}::timestamptz)
      AND NOT EXISTS (SELECT 1 FROM billing_operations WHERE user_id = subscription.user_id AND takes_money AND state IN ('waiting', 'claimed', 'unknown'))
      AND NOT EXISTS (
        SELECT 1 FROM billing_operations WHERE subscription_id = subscription.id AND kind = 'convert-trial' AND state = 'failed' AND settled_at > ${now}::timestamptz - make_interval(mins => ${AFTER_REFUSAL.minutes})
      )
      AND (payment_due_since IS NULL OR EXISTS (
        SELECT 1 FROM unnest(ARRAY[${retries}]) AS retry (after) WHERE payment_due_since + retry.after <= ${now}
          AND NOT EXISTS (SELECT 1 FROM billing_operations WHERE subscription_id = subscription.id AND kind = 'convert-trial' AND state <> 'failed' AND created_at >= subscription.payment_due_since + retry.after)
      ))
    ORDER BY trial_ends_at LIMIT ${limit}
  `.execute(billing.database)
  return await forEach(rows, async (due) => {
    const operationId = await begin(billing, due)
    if (operationId !== null) await runOperation(billing, operationId)
  })
}

async function begin(
  { database, clock }: Billing,
  { id, userId }: { id: number; userId: number },
): Promise<number | null> {
  const now = clock.now()
  return await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const trial = await subscriptionById(transaction, id)
    if (
      !trial ||
      trial.state !== 'trial' ||
      !trial.renews ||
      trial.trialEndsAt === null ||
      trial.trialEndsAt > now ||
      (await hasOpenPayment(transaction, userId))
    )
      return null
    if (!(await hasBlockedPaymentEmail(transaction, userId)))
      return await beginConversion(transaction, trial, null, now)
    // A payment account that staff have blocked is charged nothing: as a decline.
    if (trial.paymentDueSince === null) {
      await storeSubscription(transaction, { ...trial, paymentDueSince: trial.trialEndsAt }, now)
      await mailAccount(transaction, 'payment-failed', { userId, openUntil: null })
    }
    return null
  })
}
