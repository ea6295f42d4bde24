import type { Transaction } from '@vitrine/database/database'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { ProviderSubscription } from '@vitrine/platform/billing/records'
import { sql } from 'kysely'
import { mailAccount, shownMoney } from './billing-mails.ts'
import { createOperation, type NewOperation } from './operations.ts'
import { keepPayment } from './payments.ts'
import { isReversed, listToRefund } from './refunds-due.ts'

interface Stray {
  userId: number
  provider: BillingProviderName
  record: ProviderSubscription
  /** In plain words, for staff. */
  reason: string
  operationId: number | null
}

/**
 * A subscription at the provider that is none of ours: ended at once, its payment listed to refund, its
 * member told. Once.
 */
export async function stopStray(
  transaction: Transaction,
  { userId, provider, record, reason, operationId }: Stray,
  now: Date,
): Promise<void> {
  const { lastPayment, reference, isClosed } = record
  if (lastPayment && !isReversed(record, lastPayment)) {
    await listToRefund(
      transaction,
      {
        userId,
        provider,
        paymentReference: lastPayment.reference,
        money: lastPayment.amount,
        reason,
        operationId,
      },
      now,
    )
    const isNew = await keepPayment(transaction, {
      userId,
      provider,
      reference: lastPayment.reference,
      invoiceReference: null,
      money: lastPayment.amount,
      date: lastPayment.date,
      operationId,
    })
    if (isNew)
      await mailAccount(transaction, 'payment-not-wanted', { userId, amount: shownMoney(lastPayment.amount) })
  }
  if (isClosed) return
  const { rows } =
    await sql`SELECT 1 FROM billing_operations WHERE kind = 'end' AND state NOT IN ('failed', 'declined') AND request ->> 'subscriptionReference' = ${reference} AND provider = ${provider} LIMIT 1`.execute(
      transaction,
    )
  if (rows.length > 0) return
  await createOperation(transaction, { ...endOfStray({ userId, provider, reference }), at: now }, now)
}

/** The operation that ends a subscription at the provider of which we have no record. */
export function endOfStray({
  userId,
  provider,
  reference,
}: {
  userId: number
  provider: BillingProviderName
  reference: string
}): NewOperation {
  return {
    kind: 'end',
    userId,
    subscriptionId: null,
    checkoutId: null,
    provider,
    takesMoney: false,
    money: null,
    request: (references) => ({ kind: 'end', ...references, subscriptionReference: reference }),
  }
}
