import type { Transaction } from '@vitrine/database/database'
import { mailAccount } from './billing-mails.ts'
import { settleCheckoutOf } from './checkouts.ts'
import type { Operation } from './operations.ts'
import { storeSubscription } from './store-subscription.ts'
import { subscriptionById } from './subscriptions.ts'

/**
 * What a declined payment means. A trial that was due has the status Error from its end on, and is tried
 * again later; one that was to be activated before its end runs on.
 */
export async function noteDecline(transaction: Transaction, operation: Operation, now: Date): Promise<void> {
  await settleCheckoutOf(transaction, operation, 'declined', now)
  const stored =
    operation.subscriptionId === null ? null : await subscriptionById(transaction, operation.subscriptionId)
  if (!stored || stored.state !== 'trial' || operation.kind !== 'convert-trial') return
  // Also where its answer came late.
  if (
    stored.trialEndsAt === null ||
    stored.trialEndsAt > operation.createdAt ||
    stored.paymentDueSince !== null
  )
    return
  await storeSubscription(transaction, { ...stored, paymentDueSince: stored.trialEndsAt }, now)
  await transaction
    .updateTable('billing_subscriptions')
    .set({ payment_failed_mailed_at: now, payment_failed_again_mailed_at: null })
    .where('id', '=', stored.id)
    .execute()
  await mailAccount(transaction, 'payment-failed', { userId: stored.userId, openUntil: null })
}
