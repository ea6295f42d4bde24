import type { Transaction } from '@vitrine/database/database'
import type { Money } from '@vitrine/platform/billing/money'
import type { SubscriptionAfter } from '@vitrine/platform/billing/records'
import { applyProviderRecord } from './apply-provider-record.ts'
import { mailAccount, shownMoney } from './billing-mails.ts'
import type { Operation } from './operations.ts'
import { keepPayment } from './payments.ts'
import { listToRefund } from './refunds-due.ts'
import { stopStray } from './stop-stray.ts'
import { endSubscription } from './store-subscription.ts'
import { subscriptionById } from './subscriptions.ts'

/**
 * What an operation is noted with whose provider took another amount, or another currency, than its member
 * has agreed to.
 */
export const WRONG_AMOUNT = 'wrong-amount'

/**
 * Whether something else was taken than the member has agreed to. False where nothing was taken, or nobody
 * knew before what would be.
 */
export function isWrongCharge(
  { amount, currency }: Pick<Operation, 'amount' | 'currency'>,
  charged: Money | null,
): charged is Money {
  return (
    charged !== null &&
    amount !== null &&
    currency !== null &&
    (charged.amount !== amount || charged.currency !== currency)
  )
}

/**
 * A charge that nobody has agreed to counts as no payment: it is listed to refund. What it has bought is
 * ended; where it has changed a membership that was paid for before, that goes on as the provider has it. The
 * operation is closed by the caller.
 */
export async function refuseCharge(
  transaction: Transaction,
  { id, userId, provider, subscriptionId, amount, currency }: Operation,
  after: SubscriptionAfter,
  charged: Money,
  now: Date,
): Promise<void> {
  if (userId === null) return
  const agreed = amount === null || currency === null ? 'nothing' : shownMoney({ amount, currency })
  const reason = `${shownMoney(charged)} was taken, and ${agreed} was agreed.`
  const stored = subscriptionId === null ? null : await subscriptionById(transaction, subscriptionId)
  const { subscription: record, paymentReference } = after
  if (stored && stored.providerReference === record.reference) {
    if (paymentReference !== null) {
      await listToRefund(
        transaction,
        { userId, provider, paymentReference, money: charged, reason, operationId: id },
        now,
      )
      await keepPayment(transaction, {
        userId,
        provider,
        reference: paymentReference,
        invoiceReference: after.invoiceReference,
        money: charged,
        date: record.lastPayment?.date ?? now,
        operationId: id,
      })
      await mailAccount(transaction, 'payment-not-wanted', { userId, amount: shownMoney(charged) })
    }
    return await applyProviderRecord(transaction, stored, record, { now, operationId: id, paymentReference })
  }
  await stopStray(transaction, { userId, provider, record, reason, operationId: id }, now)
  // The same would be taken again at the next try.
  if (stored && stored.state !== 'ended')
    await endSubscription(transaction, stored, { reason: 'refunded', at: now, now, isEndedAtProvider: true })
}
