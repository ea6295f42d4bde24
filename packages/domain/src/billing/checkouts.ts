import type { CheckoutPurpose, StoredCheckoutState } from '@vitrine/contracts/billing/stored'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { BillingProviderName, Currency } from '@vitrine/contracts/identity/billing'
import type { CheckoutPage } from '@vitrine/platform/billing/checkout'
import { hashOfToken } from '@vitrine/platform/link-token'
import { sql, type RawBuilder } from 'kysely'
import type { Operation } from './operations.ts'

export interface StoredCheckout {
  id: number
  userId: number
  provider: BillingProviderName
  purpose: CheckoutPurpose
  ratePlanId: number | null
  currency: Currency
  /** As the member has accepted it, in minor units; null for a payment method alone. */
  amount: number | null
  discountCodeId: number | null
  state: StoredCheckoutState
  /** Empty until the provider has made it. */
  page: CheckoutPage | null
  operationId: number | null
  message: string
  /** From where a trial was begun: see `networkHashOf`. */
  networkHash: Buffer | null
  expiresAt: Date
  createdAt: Date
}

async function first(executor: Executor, which: RawBuilder<unknown>): Promise<StoredCheckout | null> {
  const { rows } = await sql<StoredCheckout>`
    SELECT id, user_id AS "userId", provider, purpose, rate_plan_id AS "ratePlanId", currency, amount, discount_code_id AS "discountCodeId", state, nullif(provider_state, '{}') AS page,
      operation_id AS "operationId", message, network_hash AS "networkHash", expires_at AS "expiresAt", created_at AS "createdAt"
    FROM billing_checkouts WHERE ${which}
  `.execute(executor)
  return rows[0] ?? null
}

export async function checkoutByKey(executor: Executor, key: string): Promise<StoredCheckout | null> {
  return await first(executor, sql`key_hash = ${hashOfToken(key)}`)
}

/** Locked after the account's row. */
export async function lockCheckout(transaction: Transaction, id: number): Promise<StoredCheckout | null> {
  return await first(transaction, sql`id = ${id} FOR UPDATE`)
}

export async function markCheckout(
  transaction: Transaction,
  id: number,
  {
    state,
    operationId,
    message = '',
  }: { state: StoredCheckoutState; operationId?: number; message?: string },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('billing_checkouts')
    .set({ state, message, updated_at: now, ...(operationId !== undefined && { operation_id: operationId }) })
    .where('id', '=', id)
    .execute()
}

/**
 * What has become of the checkout whose payment an operation was. `message` is the code of why it was
 * declined, where that was not the payment method.
 */
export async function settleCheckoutOf(
  transaction: Transaction,
  { checkoutId }: Operation,
  state: 'done' | 'declined',
  now: Date,
  message = '',
): Promise<void> {
  if (checkoutId !== null)
    await transaction
      .updateTable('billing_checkouts')
      .set({ state, message, updated_at: now })
      .where('id', '=', checkoutId)
      .where('state', '=', 'waiting')
      .execute()
}
