import type { Transaction } from '@vitrine/database/database'
import { beginConversion } from './begin-conversion.ts'
import { createOperation, hasOpenPayment } from './operations.ts'
import { hasBlockedPaymentEmail } from './payment-emails.ts'
import type { Subscription } from './subscriptions.ts'

/**
 * With a new payment method what is unpaid is tried at once. Null where nothing is. The account's row is
 * locked.
 */
export async function beginCollection(
  transaction: Transaction,
  subscription: Subscription,
  now: Date,
): Promise<number | null> {
  if (subscription.paymentDueSince === null || (await hasOpenPayment(transaction, subscription.userId)))
    return null
  const { id, userId, provider, providerReference, state } = subscription
  if (state === 'trial' && providerReference === null)
    return (await hasBlockedPaymentEmail(transaction, userId))
      ? null
      : await beginConversion(transaction, subscription, null, now)
  // A trial that the provider converts is tried by the provider, too.
  if (state === 'trial' || providerReference === null) return null
  return await createOperation(
    transaction,
    {
      kind: 'collect',
      userId,
      subscriptionId: id,
      checkoutId: null,
      provider,
      takesMoney: true,
      money: null,
      request: (references) => ({
        kind: 'pay-invoices',
        ...references,
        subscriptionReference: providerReference,
      }),
    },
    now,
  )
}
