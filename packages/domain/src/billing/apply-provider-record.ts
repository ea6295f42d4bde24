import type { Executor, Transaction } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import type { ProviderSubscription } from '@vitrine/platform/billing/records'
import { beginCollection } from './begin-collection.ts'
import { mailAccount, shownMoney } from './billing-mails.ts'
import { countKept } from './discount-codes.ts'
import { billingDays } from './membership-status.ts'
import { hasOpenPayment } from './operations.ts'
import { blockPaymentEmail, hasBlockedPaymentEmail } from './payment-emails.ts'
import { keepPayment, takenBackOf } from './payments.ts'
import { planOfProvider, providerPlanIdOf, ratePlanById } from './rate-plans.ts'
import { isReversed, listToRefund } from './refunds-due.ts'
import { endSubscription, storeSubscription } from './store-subscription.ts'
import type { Subscription } from './subscriptions.ts'
import { slotsLeft, takeSlotsAway } from './take-slots-away.ts'

interface Applying {
  now: Date
  /** The operation whose outcome this is; null where the record was only read. */
  operationId: number | null
  /**
   * The payment that the operation took. By the time that its outcome is known the record's last one may be a
   * renewal.
   */
  paymentReference?: string | null
}

/**
 * Brings our record of a subscription to what the provider says of it. Applied twice, late or in any order it
 * comes to the same, because the provider's present record is all that it reads. The account's row is
 * locked.
 */
export async function applyProviderRecord(
  transaction: Transaction,
  stored: Subscription,
  record: ProviderSubscription,
  applying: Applying,
): Promise<void> {
  const { now, operationId } = applying
  const { userId } = stored
  if (stored.state === 'ended') return await noteEndedOne(transaction, stored, record, now)
  const takenBack = await takenBackOf(transaction, stored, record)
  if (takenBack.period) {
    const isChargeback = takenBack.period.kind === 'chargeback'
    await keepLastPayment(transaction, stored, record, applying)
    await countCodeOfTrial(transaction, stored, record, now)
    if (isChargeback) await blockPaymentEmail(transaction, userId, takenBack.period.paymentReference, now)
    await endSubscription(
      transaction,
      { ...stored, providerReference: record.reference },
      {
        reason: isChargeback ? 'charged-back' : 'refunded',
        at: now,
        now,
        isEndedAtProvider: record.isClosed,
      },
    )
    return
  }
  if (isChargedAfterCancellation(stored, record)) return await refuseRenewal(transaction, stored, record, now)
  if (operationId === null && (await isPaidByBlockedOne(transaction, stored, record)))
    return await refuseConversion(transaction, stored, record, now)
  const isNewPayment = await keepLastPayment(transaction, stored, record, applying)
  if (record.state === 'ended') {
    const reason = stored.paymentDueSince !== null && stored.renews ? 'unpaid' : 'cancelled'
    await endSubscription(
      transaction,
      { ...stored, providerReference: record.reference },
      { reason, at: record.endsDate ?? now, now, isEndedAtProvider: record.isClosed },
    )
    return
  }
  const next = {
    ...(await followed(transaction, stored, record, now)),
    quantity: await slotsLeft(transaction, stored, record.quantity, takenBack.slots),
  }
  if (next.state === 'active') await countCodeOfTrial(transaction, stored, record, now)
  await storeSubscription(transaction, next, now)
  await takeSlotsAway(transaction, next, takenBack.slots, now)
  if (isNewPayment && record.lastPayment) {
    if (await isMoreThanItsPrice(transaction, next, record.lastPayment))
      await refuse(
        transaction,
        stored,
        {
          payment: record.lastPayment,
          isNew: true,
          reason: 'A renewal took another currency, or more than its price.',
        },
        now,
      )
    else await tellOfPayment(transaction, stored, next, record.lastPayment)
  }
  if (next.paymentDueSince !== null && stored.paymentDueSince === null) {
    await mailAccount(transaction, 'payment-failed', {
      userId,
      openUntil:
        next.state === 'trial'
          ? null
          : timeAfter(next.paymentDueSince, { days: billingDays.openWhileUnpaid }).toISOString(),
    })
    await transaction
      .updateTable('billing_subscriptions')
      .set({ payment_failed_mailed_at: now, payment_failed_again_mailed_at: null })
      .where('id', '=', stored.id)
      .execute()
    // One that was given before anybody knew that something is unpaid is tried now.
    if (await isPaymentMethodNewer(transaction, userId, next.paymentDueSince))
      await beginCollection(transaction, next, now)
  }
}

async function isPaymentMethodNewer(executor: Executor, userId: number, dueSince: Date): Promise<boolean> {
  const given = await executor
    .selectFrom('billing_checkouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'payment-method')
    .where('state', '=', 'done')
    .where('updated_at', '>', dueSince)
    .executeTakeFirst()
  return given !== undefined
}

/**
 * What our record becomes. Whether it renews is ours to say, unless somebody stopped it at the provider
 * itself.
 */
async function followed(
  transaction: Transaction,
  stored: Subscription,
  record: ProviderSubscription,
  now: Date,
): Promise<Subscription> {
  const ratePlanId = await ratePlanOf(transaction, stored, record)
  const isStoppedThere =
    stored.renews && stored.renewsAtProvider && !record.renews && !(await isStoppedByUs(transaction, stored))
  // A trial whose first charge was declined has paid for nothing yet: it stays one until it is paid.
  const isUnpaidTrial = stored.state === 'trial' && record.state === 'past-due'
  const isTrial = record.state === 'trial' || isUnpaidTrial
  return {
    ...stored,
    discountCodeId: isTrial ? stored.discountCodeId : null,
    providerReference: record.reference,
    state: isTrial ? 'trial' : 'active',
    ratePlanId,
    trialEndsAt: record.state === 'trial' ? record.periodEnd : stored.trialEndsAt,
    periodStart: isTrial ? null : record.periodStart,
    periodEnd: isTrial ? null : record.periodEnd,
    renews: isStoppedThere ? false : stored.renews,
    renewsAtProvider: record.renews,
    cancelledAt: isStoppedThere ? now : stored.cancelledAt,
    paymentDueSince:
      record.state === 'past-due' && !(await isPaymentAwaited(transaction, stored))
        ? (stored.paymentDueSince ?? record.openInvoice?.dueDate ?? now)
        : null,
    pendingRatePlanId: stored.pendingRatePlanId === ratePlanId ? null : stored.pendingRatePlanId,
  }
}

/**
 * An act of ours whose payment is under way has an open invoice as well, which is none that failed. What is
 * unpaid beside it is read again at night, and counts from the same day.
 */
async function isPaymentAwaited(
  transaction: Transaction,
  { userId, state, paymentDueSince }: Subscription,
): Promise<boolean> {
  return state === 'active' && paymentDueSince === null && (await hasOpenPayment(transaction, userId))
}

/**
 * A member who came back while the provider was being told of the cancellation stays: what it tells then is
 * our own doing.
 */
async function isStoppedByUs(transaction: Transaction, { id }: Subscription): Promise<boolean> {
  const last = await transaction
    .selectFrom('billing_operations')
    .select('kind')
    .where('subscription_id', '=', id)
    .where('kind', 'in', ['stop-renewal', 'resume-renewal'])
    .where('state', 'not in', ['failed', 'declined'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'stop-renewal'
}

/** A trial that has been paid for has used its code, also where that is given back. */
async function countCodeOfTrial(
  transaction: Transaction,
  stored: Subscription,
  record: ProviderSubscription,
  now: Date,
): Promise<void> {
  if (stored.state === 'trial' && !(await isBeingActivated(transaction, stored, record)))
    await countKept(transaction, stored, now)
}

/** Paid before its end by an activation whose outcome is not noted yet: that one knows which code was used. */
async function isBeingActivated(
  transaction: Transaction,
  { id, trialEndsAt }: Subscription,
  { periodStart }: ProviderSubscription,
): Promise<boolean> {
  if (trialEndsAt === null || periodStart >= trialEndsAt) return false
  const open = await transaction
    .selectFrom('billing_operations')
    .select('id')
    .where('subscription_id', '=', id)
    .where('kind', '=', 'convert-trial')
    .where('state', 'in', ['claimed', 'unknown'])
    .executeTakeFirst()
  return open !== undefined
}

/**
 * Who subscribed to a price keeps its row: another row is looked for only where the provider names another
 * plan.
 */
async function ratePlanOf(
  transaction: Transaction,
  stored: Subscription,
  { providerPlanId }: ProviderSubscription,
): Promise<number> {
  const present = await ratePlanById(transaction, stored.ratePlanId)
  if (providerPlanIdOf(present, stored.provider) === providerPlanId) return present.id
  if (stored.pendingRatePlanId !== null) {
    const pending = await ratePlanById(transaction, stored.pendingRatePlanId)
    if (providerPlanIdOf(pending, stored.provider) === providerPlanId) return pending.id
  }
  return (
    (
      await planOfProvider(transaction, {
        provider: stored.provider,
        providerPlanId,
        currency: present.currency,
      })
    )?.id ?? present.id
  )
}

/** Less may be a discount or a credit; more than the whole price, or another currency, was never agreed. */
async function isMoreThanItsPrice(
  transaction: Transaction,
  { ratePlanId, quantity }: Subscription,
  { amount }: Payment,
): Promise<boolean> {
  const plan = await ratePlanById(transaction, ratePlanId)
  return amount.currency !== plan.currency || amount.amount > plan.amount * quantity
}

/**
 * A new period was paid although it was cancelled before: the provider had not heard of that in time. Ends
 * are compared, because providers tell no start: counted back from the end of a short month it lies before
 * the end of the period before.
 */
function isChargedAfterCancellation(
  { renews, cancelledAt, state, periodEnd, trialEndsAt }: Subscription,
  record: ProviderSubscription,
): boolean {
  if (renews || cancelledAt === null || record.state === 'trial') return false
  const { lastPayment } = record
  const paidUntil = state === 'trial' ? trialEndsAt : periodEnd
  if (paidUntil === null || record.periodEnd <= paidUntil) return false
  // A code may have made the new period cost nothing.
  const isFree = record.state === 'active' && (lastPayment === null || lastPayment.date < paidUntil)
  return isFree || (lastPayment !== null && lastPayment.date > cancelledAt)
}

async function refuseRenewal(
  transaction: Transaction,
  stored: Subscription,
  { reference, lastPayment, isClosed }: ProviderSubscription,
  now: Date,
): Promise<void> {
  if (lastPayment && stored.cancelledAt !== null && lastPayment.date > stored.cancelledAt)
    await refuse(
      transaction,
      stored,
      { payment: lastPayment, reason: 'A renewal was charged after the membership had been cancelled.' },
      now,
    )
  await endSubscription(
    transaction,
    { ...stored, providerReference: reference },
    {
      reason: 'cancelled',
      at: (stored.state === 'trial' ? stored.trialEndsAt : stored.periodEnd) ?? now,
      now,
      isEndedAtProvider: isClosed,
    },
  )
}

/**
 * A trial that the provider has converted by itself, with a payment account that staff have blocked
 * meanwhile.
 */
async function isPaidByBlockedOne(
  transaction: Transaction,
  { userId, state, providerReference }: Subscription,
  record: ProviderSubscription,
): Promise<boolean> {
  return (
    state === 'trial' &&
    providerReference !== null &&
    record.state === 'active' &&
    record.lastPayment !== null &&
    (await hasBlockedPaymentEmail(transaction, userId))
  )
}

async function refuseConversion(
  transaction: Transaction,
  stored: Subscription,
  { reference, lastPayment, isClosed }: ProviderSubscription,
  now: Date,
): Promise<void> {
  if (lastPayment)
    await refuse(
      transaction,
      stored,
      { payment: lastPayment, reason: 'A trial was charged although its payment account is blocked.' },
      now,
    )
  await endSubscription(
    transaction,
    { ...stored, providerReference: reference },
    { reason: 'refunded', at: now, now, isEndedAtProvider: isClosed },
  )
}

/**
 * What was taken for a subscription that had ended is given back; the present period's own payment is known
 * already.
 */
async function noteEndedOne(
  transaction: Transaction,
  stored: Subscription,
  record: ProviderSubscription,
  now: Date,
): Promise<void> {
  const { isClosed, lastPayment } = record
  await transaction
    .updateTable('billing_subscriptions')
    .set({ ended_at_provider: isClosed, next_look_at: timeAfter(now, { hours: 24 }) })
    .where('id', '=', stored.id)
    .execute()
  if (!lastPayment || isReversed(record, lastPayment)) return
  const { ended_at } = await transaction
    .selectFrom('billing_subscriptions')
    .select('ended_at')
    .where('id', '=', stored.id)
    .executeTakeFirstOrThrow()
  if (ended_at !== null && lastPayment.date > ended_at)
    await refuse(
      transaction,
      stored,
      { payment: lastPayment, reason: 'It was charged after the membership had ended.' },
      now,
    )
}

type Payment = NonNullable<ProviderSubscription['lastPayment']>

/** @param isNew it was kept just now by the caller */
async function refuse(
  transaction: Transaction,
  { userId, provider }: Subscription,
  {
    payment: { reference, amount, date },
    reason,
    isNew = false,
  }: { payment: Payment; reason: string; isNew?: boolean },
  now: Date,
): Promise<void> {
  await listToRefund(
    transaction,
    { userId, provider, paymentReference: reference, money: amount, reason, operationId: null },
    now,
  )
  if (
    isNew ||
    (await keepPayment(transaction, {
      userId,
      provider,
      reference,
      invoiceReference: null,
      money: amount,
      date,
      operationId: null,
    }))
  )
    await mailAccount(transaction, 'payment-not-wanted', { userId, amount: shownMoney(amount) })
}

async function keepLastPayment(
  transaction: Transaction,
  { userId, provider }: Subscription,
  { lastPayment }: ProviderSubscription,
  { operationId, paymentReference = null }: Applying,
): Promise<boolean> {
  if (!lastPayment) return false
  return await keepPayment(transaction, {
    userId,
    provider,
    reference: lastPayment.reference,
    invoiceReference: null,
    money: lastPayment.amount,
    date: lastPayment.date,
    operationId: lastPayment.reference === paymentReference ? operationId : null,
  })
}

async function tellOfPayment(
  transaction: Transaction,
  before: Subscription,
  after: Subscription,
  { amount, date }: Payment,
): Promise<void> {
  const { userId } = after
  const isFirst = before.state === 'trial' || before.periodStart === null || before.providerReference === null
  if (!isFirst || after.periodEnd === null)
    return await mailAccount(transaction, 'payment-received', {
      userId,
      amount: shownMoney(amount),
      paidAt: date.toISOString(),
    })
  const { product } = await ratePlanById(transaction, after.ratePlanId)
  await mailAccount(transaction, 'membership-started', {
    userId,
    product,
    amount: shownMoney(amount),
    nextDate: after.periodEnd.toISOString(),
  })
}
