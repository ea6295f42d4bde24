import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import { beginConversion } from '@vitrine/domain/billing/begin-conversion'
import { mailAccount } from '@vitrine/domain/billing/billing-mails'
import { billingDays, endOf } from '@vitrine/domain/billing/membership-status'
import {
  operationColumns,
  type Operation,
  hasOpenPayment,
  createOperation,
} from '@vitrine/domain/billing/operations'
import { hasBlockedPaymentEmail } from '@vitrine/domain/billing/payment-emails'
import { type Billing, runOperation, readBackOperation } from '@vitrine/domain/billing/run-operation'
import { endOfStray } from '@vitrine/domain/billing/stop-stray'
import { endSubscription, storeSubscription } from '@vitrine/domain/billing/store-subscription'
import { lockAccount, subscriptionById } from '@vitrine/domain/billing/subscriptions'
import { beginTelling, untoldSubscriptions } from '@vitrine/domain/billing/tell-provider'
import { timeAfter, timeBefore } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { closeCheckouts } from './close-checkouts.ts'
import { forEach } from './for-each.ts'
import { makePendingChanges } from './make-pending-changes.ts'
import { readDueSubscriptions } from './read-subscription.ts'
import { remindMembers } from './remind-members.ts'
import { watchFailedOperations } from './watch-failed-operations.ts'
import { workOffNotifications } from './work-off-notifications.ts'

/** What each of them takes up in a round, at most. */
export const ROUND_LIMIT = 50

type Round = (billing: Billing, limit: number) => Promise<number>

const urgent: readonly Round[] = [workOffNotifications, takeUpOperations, tellProviders, endStraysAgain]
const due: readonly Round[] = [
  makePendingChanges,
  convertDueTrials,
  readDueSubscriptions,
  endDueSubscriptions,
  remindMembers,
  closeCheckouts,
  watchFailedOperations,
]

/**
 * What somebody waits for: notifications, acts that were noted or whose outcome is not known, and what a
 * provider has to hear.
 */
export async function urgentRound(billing: Billing): Promise<number> {
  return await all(urgent, billing)
}

/** What falls due by the clock. */
export async function dueRound(billing: Billing): Promise<number> {
  return await all(due, billing)
}

/** One that fails stops none of the others. Returns how many there were to do. @throws AggregateError */
async function all(rounds: readonly Round[], billing: Billing): Promise<number> {
  let done = 0
  await forEach(rounds, async (round) => {
    done += await round(billing, ROUND_LIMIT)
  })
  return done
}

/** What members have decided is told to the provider, until it has taken it. Returns how many there were. */
async function tellProviders(billing: Billing, limit: number): Promise<number> {
  const untold = await untoldSubscriptions(billing.database, billing.clock.now(), limit)
  return await forEach(untold, async (subscription) => {
    const operationId = await beginTelling(billing.database, subscription, billing.clock.now())
    if (operationId !== null) await runOperation(billing, operationId)
  })
}

/**
 * What was noted and not made is made; what was made and of which nobody knows is read back. Returns how many
 * there were.
 */
async function takeUpOperations(billing: Billing, limit: number): Promise<number> {
  const { rows } = await sql<Operation>`
    SELECT ${operationColumns} FROM billing_operations
    WHERE state IN ('waiting', 'claimed', 'unknown') AND next_look_at <= ${billing.clock.now()}
      ORDER BY next_look_at, id LIMIT ${limit}
  `.execute(billing.database)
  return await forEach(
    rows,
    (operation) =>
      operation.state === 'waiting'
        ? runOperation(billing, operation.id)
        : readBackOperation(billing, operation),
    ({ id }) =>
      billing.database
        .updateTable('billing_operations')
        .set({ next_look_at: timeAfter(billing.clock.now(), { minutes: 5 }) })
        .where('id', '=', id)
        .execute(),
  )
}

/** What was cancelled ends with its time, and what stays unpaid after 30 days. Returns how many there were. */
async function endDueSubscriptions({ database, clock }: Billing, limit: number): Promise<number> {
  const now = clock.now()
  const { rows } = await sql<{ id: number; userId: number }>`
    SELECT id, user_id AS "userId" FROM billing_subscriptions subscription
    WHERE state <> 'ended'
      AND CASE WHEN renews THEN payment_due_since + make_interval(days => ${billingDays.endsUnpaid})
          ELSE coalesce(payment_due_since, CASE WHEN state = 'trial' THEN trial_ends_at ELSE period_end END)
        END <= ${now}
      AND NOT EXISTS (SELECT 1 FROM billing_operations WHERE user_id = subscription.user_id AND takes_money
        AND state IN ('waiting', 'claimed', 'unknown'))
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

const ENDED_AGAIN_AFTER = { minutes: 5 }

interface Failed {
  userId: number
  provider: BillingProviderName
  reference: string
}

/**
 * A subscription at the provider that is none of ours would charge its member every month: where ending it
 * has failed, it is ended again, under a new number. Ended twice is ended. Returns how many there were.
 */
async function endStraysAgain(billing: Billing, limit: number): Promise<number> {
  const { rows } = await sql<Failed>`
    SELECT user_id AS "userId", provider, request ->> 'subscriptionReference' AS reference
    FROM billing_operations failed
    WHERE kind = 'end' AND subscription_id IS NULL AND state IN ('failed', 'declined') AND user_id IS NOT NULL
      AND settled_at <= ${timeBefore(billing.clock.now(), ENDED_AGAIN_AFTER)}
      AND NOT EXISTS (
        SELECT 1 FROM billing_operations later WHERE later.kind = 'end' AND later.id > failed.id
          AND later.provider = failed.provider
          AND later.request ->> 'subscriptionReference' = failed.request ->> 'subscriptionReference'
      )
    ORDER BY id LIMIT ${limit}
  `.execute(billing.database)
  return await forEach(rows, async (failed) => {
    const now = billing.clock.now()
    const id = await billing.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, failed.userId)
      return await createOperation(transaction, endOfStray(failed), now)
    })
    await runOperation(billing, id)
  })
}

/** A try that the provider refused to look at is made again after this. */
const AFTER_REFUSAL = { minutes: 10 }

/**
 * Trials of ours that have run to their end become paid memberships, once each; one whose payment was
 * declined is tried again on the days that are set. What a provider converts by itself is read, not done
 * here. Returns how many there were.
 */
async function convertDueTrials(billing: Billing, limit: number): Promise<number> {
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
