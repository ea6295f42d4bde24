import type { OperationKind } from '@vitrine/contracts/billing/stored'
import type { MailData } from '@vitrine/contracts/mail/templates'
import type { Transaction } from '@vitrine/database/database'
import { mailAccount } from './billing-mails.ts'
import { settleCheckoutOf } from './checkouts.ts'
import type { Operation } from './operations.ts'
import { storeSubscription } from './store-subscription.ts'
import { subscriptionById } from './subscriptions.ts'

/** What a member has confirmed, and waits for. */
const confirmed: readonly OperationKind[] = [
  'begin-trial',
  'purchase',
  'convert-trial',
  'change',
  'add-slots',
  'collect',
]

/**
 * What a declined payment means. A trial that was due has the status Error from its end on, and is tried
 * again later; one that was to be activated before its end runs on. The member is mailed unless a page still
 * waits for the outcome.
 */
export async function noteDecline(
  transaction: Transaction,
  operation: Operation,
  now: Date,
  isAwaited: boolean,
): Promise<void> {
  await settleCheckoutOf(transaction, operation, 'declined', now)
  if (await noteUnpaidTrial(transaction, operation, now)) return
  if (!isAwaited) await mailOutcome(transaction, operation, 'declined')
}

/** Of an operation whose outcome was open for a while, so that no page tells how it ended. */
export async function mailNotMade(transaction: Transaction, operation: Operation): Promise<void> {
  if (operation.state === 'unknown') await mailOutcome(transaction, operation, 'not-made')
}

async function mailOutcome(
  transaction: Transaction,
  { kind, userId, createdAt }: Operation,
  outcome: MailData<'payment-not-done'>['outcome'],
): Promise<void> {
  if (userId !== null && confirmed.includes(kind))
    await mailAccount(transaction, 'payment-not-done', {
      userId,
      outcome,
      confirmedAt: createdAt.toISOString(),
    })
}

/** Whether the payment that follows a trial was due; it counts as failed then, and is mailed as that. */
async function noteUnpaidTrial(transaction: Transaction, operation: Operation, now: Date): Promise<boolean> {
  if (operation.kind !== 'convert-trial' || operation.subscriptionId === null) return false
  const stored = await subscriptionById(transaction, operation.subscriptionId)
  // Also where its answer came late.
  if (stored?.state !== 'trial' || stored.trialEndsAt === null || stored.trialEndsAt > operation.createdAt)
    return false
  if (stored.paymentDueSince !== null) return true
  await storeSubscription(transaction, { ...stored, paymentDueSince: stored.trialEndsAt }, now)
  await transaction
    .updateTable('billing_subscriptions')
    .set({ payment_failed_mailed_at: now, payment_failed_again_mailed_at: null })
    .where('id', '=', stored.id)
    .execute()
  await mailAccount(transaction, 'payment-failed', { userId: stored.userId, openUntil: null })
  return true
}
