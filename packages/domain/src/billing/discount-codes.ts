import { meantCodes } from '@vitrine/contracts/billing/discount-code-schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { BillingProviderName, Currency } from '@vitrine/contracts/identity/billing'
import type { DiscountAtProvider } from '@vitrine/platform/billing/records'
import { sql, type RawBuilder } from 'kysely'
import type { DiscountTerms } from './discount-arithmetic.ts'

export interface DiscountCode extends DiscountTerms {
  id: number
  code: string
  /** For how many payments it counts; null for all. */
  payments: number | null
  maxRedemptions: number | null
  zuoraRatePlanId: string | null
  avangateCoupon: string | null
}

async function first(executor: Executor, which: RawBuilder<unknown>): Promise<DiscountCode | null> {
  const { rows } = await sql<DiscountCode>`
    SELECT id, code, percent, products, billing_periods AS "billingPeriods", payments, valid_from AS "validFrom", valid_until AS "validUntil", max_redemptions AS "maxRedemptions",
      zuora_rate_plan_id AS "zuoraRatePlanId", avangate_coupon AS "avangateCoupon",
      coalesce((SELECT jsonb_object_agg(currency, amount) FROM discount_code_amounts WHERE discount_code_id = discount_codes.id), '{}') AS amounts
    FROM discount_codes WHERE ${which}
  `.execute(executor)
  return rows[0] ?? null
}

/** By what was typed or pasted; capitals, kinds of dashes and spaces do not count. */
export async function findDiscountCode(executor: Executor, typed: string): Promise<DiscountCode | null> {
  const codes = meantCodes(typed)
  return await first(
    executor,
    sql`code = ANY(${codes}::text[]) ORDER BY array_position(${codes}::text[], code) LIMIT 1`,
  )
}

/** Locked until the transaction ends: whoever redeems it takes turns. */
export async function lockDiscountCode(transaction: Transaction, id: number): Promise<DiscountCode | null> {
  return await first(transaction, sql`id = ${id} FOR UPDATE`)
}

export async function discountCodeById(executor: Executor, id: number): Promise<DiscountCode | null> {
  return await first(executor, sql`id = ${id}`)
}

/** Whether it is left for this account: once an account, and never more often than its most. */
export async function isLeft(
  executor: Executor,
  { id, maxRedemptions }: DiscountCode,
  userId: number,
): Promise<boolean> {
  const { rows } = await sql<{ used: number; own: number }>`
    SELECT count(*) AS used, count(*) FILTER (WHERE user_id = ${userId}) AS own FROM discount_redemptions WHERE discount_code_id = ${id} AND state <> 'free'
  `.execute(executor)
  const { used = 0, own = 0 } = rows[0] ?? {}
  return own === 0 && (maxRedemptions === null || used < maxRedemptions)
}

interface CodeOfTrial {
  userId: number
  discountCodeId: number | null
  /** Null: the trial is ours alone. */
  providerReference: string | null
}

/**
 * Whether it may be used in paying what follows this trial. What a provider's own trial began with is with
 * the provider and taken off there, whoever had the last one meanwhile.
 */
export async function isLeftForTrial(
  executor: Executor,
  code: DiscountCode,
  trial: CodeOfTrial,
): Promise<boolean> {
  return (
    (trial.discountCodeId === code.id && trial.providerReference !== null) ||
    (await isCountedForTrial(executor, code, trial))
  )
}

/** Whether using it counts: it is left for the account, or the trial has kept it, once. */
export async function isCountedForTrial(
  executor: Executor,
  code: DiscountCode,
  { userId, discountCodeId }: CodeOfTrial,
): Promise<boolean> {
  return (
    (discountCodeId === code.id && (await isReserved(executor, code.id, userId))) ||
    (await isLeft(executor, code, userId))
  )
}

async function isReserved(executor: Executor, codeId: number, userId: number): Promise<boolean> {
  return (
    (await executor
      .selectFrom('discount_redemptions')
      .select('id')
      .where('discount_code_id', '=', codeId)
      .where('user_id', '=', userId)
      .where('state', '=', 'reserved')
      .executeTakeFirst()) !== undefined
  )
}

/** Reserves the code for the payment of an operation. The code's row is locked and was found to be left. */
export async function reserveRedemption(
  transaction: Transaction,
  { discountCodeId, userId, operationId }: { discountCodeId: number; userId: number; operationId: number },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('discount_redemptions')
    .values({
      discount_code_id: discountCodeId,
      user_id: userId,
      operation_id: operationId,
      state: 'reserved',
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** The payment of an operation is done. */
export async function countRedemption(
  transaction: Transaction,
  operationId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('discount_redemptions')
    .set({ state: 'counted', updated_at: now })
    .where('operation_id', '=', operationId)
    .where('state', '=', 'reserved')
    .execute()
}

/** What an account has kept for a payment that will not come is free for others. */
export async function freeReserved(transaction: Transaction, userId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('discount_redemptions')
    .set({ state: 'free', updated_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'reserved')
    .execute()
}

/**
 * The code that a trial has kept is used in the payment of an operation; where it has kept none, it is
 * reserved for that.
 */
export async function reserveForTrial(
  transaction: Transaction,
  { discountCodeId, userId, operationId }: { discountCodeId: number; userId: number; operationId: number },
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('discount_redemptions')
    .set({ operation_id: operationId, updated_at: now })
    .where('user_id', '=', userId)
    .where('discount_code_id', '=', discountCodeId)
    .where('state', '=', 'reserved')
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await reserveRedemption(transaction, { discountCodeId, userId, operationId }, now)
}

/**
 * The payment of an operation was not taken: its code is free again, but for the one that a trial keeps for
 * its next try.
 */
export async function freeRedemption(
  transaction: Transaction,
  operationId: number,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE discount_redemptions redemption SET state = 'free', updated_at = ${now}
    WHERE operation_id = ${operationId} AND state = 'reserved' AND NOT EXISTS (
      SELECT 1 FROM billing_subscriptions trial WHERE trial.user_id = redemption.user_id AND trial.state = 'trial' AND trial.discount_code_id = redemption.discount_code_id
    )
  `.execute(transaction)
}

/** The trial of an account was paid for: the code that it has kept is used. */
export async function countKept(
  transaction: Transaction,
  { userId, discountCodeId }: { userId: number; discountCodeId: number | null },
  now: Date,
): Promise<void> {
  if (discountCodeId === null) return
  await transaction
    .updateTable('discount_redemptions')
    .set({ state: 'counted', updated_at: now })
    .where('user_id', '=', userId)
    .where('discount_code_id', '=', discountCodeId)
    .where('state', '=', 'reserved')
    .execute()
}

/** Null where the provider does not know the code. */
export function discountAtProvider(
  { code, percent, amounts, payments, zuoraRatePlanId, avangateCoupon }: DiscountCode,
  provider: BillingProviderName,
  currency: Currency,
): DiscountAtProvider | null {
  const providerDiscountId = provider === 'zuora' ? zuoraRatePlanId : avangateCoupon
  const amount = amounts[currency]
  if (providerDiscountId === null) return null
  return {
    code,
    providerDiscountId,
    percent,
    amount: percent === null && amount !== undefined ? { amount, currency } : null,
    payments,
  }
}
