import type { Executor } from '@vitrine/database/database'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { Money } from '@vitrine/platform/billing/money'
import type { ProviderSubscription } from '@vitrine/platform/billing/records'

export interface RefundDue {
  userId: number | null
  provider: BillingProviderName
  paymentReference: string
  money: Money | null
  /** In plain words, for staff. */
  reason: string
  operationId: number | null
}

/** A payment that should not have been taken, for staff to refund at the provider. Listed once. */
export async function listToRefund(
  executor: Executor,
  { userId, provider, paymentReference, money, reason, operationId }: RefundDue,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('billing_refunds_due')
    .values({
      user_id: userId,
      provider,
      payment_reference: paymentReference,
      amount: money?.amount ?? null,
      currency: money?.currency ?? null,
      reason,
      operation_id: operationId,
      noted_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'payment_reference']).doNothing())
    .execute()
}

/** Whether a payment of the record was given back already. */
export function isReversed({ reversals }: ProviderSubscription, payment: { reference: string }): boolean {
  return reversals.some(({ paymentReference }) => paymentReference === payment.reference)
}

export async function isListedToRefund(
  executor: Executor,
  provider: BillingProviderName,
  paymentReference: string,
): Promise<boolean> {
  return (
    (await executor
      .selectFrom('billing_refunds_due')
      .select('id')
      .where('provider', '=', provider)
      .where('payment_reference', '=', paymentReference)
      .executeTakeFirst()) !== undefined
  )
}
