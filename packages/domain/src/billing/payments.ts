import type { Executor } from '@vitrine/database/database'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { Money } from '@vitrine/platform/billing/money'
import { sql } from 'kysely'
import type { ProviderSubscription } from '@vitrine/platform/billing/records'
import { isListedToRefund } from './refunds-due.ts'
import type { Subscription } from './subscriptions.ts'

export interface TakenPayment {
  userId: number
  provider: BillingProviderName
  reference: string
  invoiceReference: string | null
  money: Money
  date: Date
  operationId: number | null
}

/** Keeps a payment that was taken. Returns whether it is new. */
export async function keepPayment(
  executor: Executor,
  { userId, provider, reference, invoiceReference, money, date, operationId }: TakenPayment,
): Promise<boolean> {
  const { country_code } = await executor
    .selectFrom('users')
    .select('country_code')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const kept = await executor
    .insertInto('billing_payments')
    .values({
      account_number: userId,
      provider,
      payment_reference: reference,
      invoice_reference: invoiceReference,
      amount: money.amount,
      currency: money.currency,
      country_code,
      operation_id: operationId,
      paid_at: date,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'payment_reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** A payment that was read before its act was known to be done gets its operation. */
export async function nameOperationOf(
  executor: Executor,
  {
    provider,
    reference,
    operationId,
  }: Pick<TakenPayment, 'provider' | 'reference'> & { operationId: number },
): Promise<void> {
  await executor
    .updateTable('billing_payments')
    .set({ operation_id: operationId })
    .where('provider', '=', provider)
    .where('payment_reference', '=', reference)
    .where('operation_id', 'is', null)
    .execute()
}

/**
 * Whether an account has ever paid for a membership. What should not have been taken, and is given back, has
 * bought none.
 */
export async function hasPaid(executor: Executor, userId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM billing_payments payment WHERE account_number = ${userId}
      AND NOT EXISTS (SELECT 1 FROM billing_refunds_due due WHERE due.provider = payment.provider
        AND due.payment_reference = payment.payment_reference) LIMIT 1
  `.execute(executor)
  return rows.length > 0
}

/** Whether a payment was taken by another act than this one. */
export async function isPaymentOfAnother(
  executor: Executor,
  {
    provider,
    reference,
    operationId,
  }: Pick<TakenPayment, 'provider' | 'reference'> & { operationId: number },
): Promise<boolean> {
  const taken = await executor
    .selectFrom('billing_payments')
    .select('operation_id')
    .where('provider', '=', provider)
    .where('payment_reference', '=', reference)
    .executeTakeFirst()
  return taken !== undefined && taken.operation_id !== null && taken.operation_id !== operationId
}

export type Reversal = ProviderSubscription['reversals'][number]

/** What was given back, or taken back, of the present period. */
export interface TakenBack {
  /** Of the payment that bought the period: the membership is over. */
  period: Reversal | null
  /**
   * Of payments for slots that were added to the period: those go, and the membership stays. `more`: how
   * many.
   */
  slots: { reversal: Reversal; more: number }[]
}

/**
 * What the reversals of a record mean. Nothing, where staff were asked to give the payment back, and where
 * another payment has bought the present period since: the rest of what it had bought was credited to that
 * one.
 */
export async function takenBackOf(
  executor: Executor,
  { userId, provider }: Subscription,
  record: ProviderSubscription,
): Promise<TakenBack> {
  const taken: TakenBack = { period: null, slots: [] }
  for (const reversal of record.reversals) {
    const { paymentReference } = reversal
    if (await isListedToRefund(executor, provider, paymentReference)) continue
    if (await isFollowedByAnother(executor, { userId, provider }, record, paymentReference)) continue
    const more = await slotsBoughtBy(executor, provider, paymentReference)
    if (more === null) taken.period ??= reversal
    else taken.slots.push({ reversal, more })
  }
  return taken
}

/** How many slots a payment has added; null where it was for something else. */
async function slotsBoughtBy(
  executor: Executor,
  provider: string,
  paymentReference: string,
): Promise<number | null> {
  const { rows } = await sql<{ more: number }>`
    SELECT (operation.request ->> 'quantity')::int - (operation.request -> 'from' ->> 'quantity')::int AS more
    FROM billing_payments payment JOIN billing_operations operation ON operation.id = payment.operation_id
    WHERE payment.provider = ${provider} AND payment.payment_reference = ${paymentReference}
      AND operation.kind = 'add-slots'
  `.execute(executor)
  return rows[0]?.more ?? null
}

async function isFollowedByAnother(
  executor: Executor,
  { userId, provider }: Pick<Subscription, 'userId' | 'provider'>,
  { lastPayment }: ProviderSubscription,
  paymentReference: string,
): Promise<boolean> {
  // The last one may not be known yet. Slots are: they were asked for here.
  const { rows } = await sql`
    WITH bought AS (
      SELECT payment.id, payment.payment_reference, payment.paid_at FROM billing_payments payment
      WHERE payment.account_number = ${userId} AND payment.provider = ${provider}
        AND NOT EXISTS (SELECT 1 FROM billing_operations operation WHERE operation.id = payment.operation_id
          AND operation.kind = 'add-slots')
        AND NOT EXISTS (SELECT 1 FROM billing_refunds_due due WHERE due.provider = payment.provider
          AND due.payment_reference = payment.payment_reference)
    )
    SELECT 1 FROM billing_payments payment JOIN bought later
      ON (later.paid_at, later.id) > (payment.paid_at, payment.id)
    WHERE payment.provider = ${provider} AND payment.payment_reference = ${paymentReference} LIMIT 1
  `.execute(executor)
  if (rows.length > 0 || !lastPayment || lastPayment.reference === paymentReference) return rows.length > 0
  const isKnown = await executor
    .selectFrom('billing_payments')
    .select('id')
    .where('provider', '=', provider)
    .where('payment_reference', '=', lastPayment.reference)
    .executeTakeFirst()
  return !isKnown
}
