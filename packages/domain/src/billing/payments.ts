import type { Executor } from '@vitrine/database/database'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { Money } from '@vitrine/platform/billing/money'
import { sql } from 'kysely'

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
      AND NOT EXISTS (SELECT 1 FROM billing_refunds_due due WHERE due.provider = payment.provider AND due.payment_reference = payment.payment_reference) LIMIT 1
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
