import type { BilledState } from '@vitrine/contracts/billing/stored'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import { sql, type RawBuilder } from 'kysely'

/** An account's own subscription, as it is stored. */
export interface Subscription {
  id: number
  userId: number
  provider: BillingProviderName
  /** The provider's own number; null while a trial has none. */
  providerReference: string | null
  state: BilledState
  ratePlanId: number
  quantity: number
  startedAt: Date
  trialEndsAt: Date | null
  periodStart: Date | null
  periodEnd: Date | null
  renews: boolean
  renewsAtProvider: boolean
  cancelledAt: Date | null
  paymentDueSince: Date | null
  pendingRatePlanId: number | null
  discountCodeId: number | null
}

const columns = sql`
  id, user_id AS "userId", provider, provider_reference AS "providerReference", state, rate_plan_id AS "ratePlanId", quantity, started_at AS "startedAt", trial_ends_at AS "trialEndsAt",
  period_start AS "periodStart", period_end AS "periodEnd", renews, renews_at_provider AS "renewsAtProvider", cancelled_at AS "cancelledAt", payment_due_since AS "paymentDueSince",
  pending_rate_plan_id AS "pendingRatePlanId", discount_code_id AS "discountCodeId"`

async function first(executor: Executor, which: RawBuilder<unknown>): Promise<Subscription | null> {
  return (
    (await sql<Subscription>`SELECT ${columns} FROM billing_subscriptions WHERE ${which}`.execute(executor))
      .rows[0] ?? null
  )
}

/** The one that has not ended. */
export async function currentSubscription(executor: Executor, userId: number): Promise<Subscription | null> {
  return await first(executor, sql`user_id = ${userId} AND state <> 'ended'`)
}

export async function subscriptionById(executor: Executor, id: number): Promise<Subscription | null> {
  return await first(executor, sql`id = ${id}`)
}

export async function subscriptionByReference(
  executor: Executor,
  provider: BillingProviderName,
  reference: string,
): Promise<Subscription | null> {
  return await first(executor, sql`provider = ${provider} AND provider_reference = ${reference}`)
}

export interface BilledAccount {
  id: number
  email: string
  emailNormalized: string
  displayName: string
  countryCode: string
  isEmailConfirmed: boolean
}

/**
 * Whatever changes what an account has bought holds its row until the transaction ends: two such changes take
 * turns.
 */
export async function lockAccount(transaction: Transaction, userId: number): Promise<BilledAccount | null> {
  return (await readAccount(transaction, userId, sql`FOR UPDATE`)) ?? null
}

export async function readAccount(
  executor: Executor,
  userId: number,
  lock: RawBuilder<unknown> = sql``,
): Promise<BilledAccount | undefined> {
  const { rows } = await sql<BilledAccount>`
    SELECT id, email, email_normalized AS "emailNormalized", display_name AS "displayName", country_code AS "countryCode", email_verified_at IS NOT NULL AS "isEmailConfirmed"
    FROM users WHERE id = ${userId} ${lock}
  `.execute(executor)
  return rows[0]
}
