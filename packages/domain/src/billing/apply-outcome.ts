import type { Transaction } from '@vitrine/database/database'
import type { SubscriptionAfter } from '@vitrine/platform/billing/records'
import { applyProviderRecord } from './apply-provider-record.ts'
import { mailAccount, shownMoney } from './billing-mails.ts'
import { freeReserved } from './discount-codes.ts'
import { insertSubscription } from './insert-subscription.ts'
import type { Operation } from './operations.ts'
import { keepPayment, nameOperationOf } from './payments.ts'
import { ratePlanById } from './rate-plans.ts'
import { stopStray } from './stop-stray.ts'
import { currentSubscription, subscriptionById, type Subscription } from './subscriptions.ts'

type OwnOperation = Operation & { userId: number }

/** What an act that was done means for the account. Nothing where the account is gone. */
export async function applyOutcome(
  transaction: Transaction,
  operation: Operation,
  after: SubscriptionAfter,
  now: Date,
): Promise<void> {
  if (operation.userId === null) return
  const own = { ...operation, userId: operation.userId }
  await applyTo(transaction, own, after, now)
  await keepOwnPayment(transaction, own, after, now)
}

/** What the act itself took. It is new here where a renewal was paid before anybody knew of it. */
async function keepOwnPayment(
  transaction: Transaction,
  { id, userId, provider, claimedAt }: OwnOperation,
  { paymentReference, invoiceReference, charged }: SubscriptionAfter,
  now: Date,
): Promise<void> {
  if (paymentReference === null) return
  const date = claimedAt ?? now
  const isNew =
    charged !== null &&
    (await keepPayment(transaction, {
      userId,
      provider,
      reference: paymentReference,
      invoiceReference,
      money: charged,
      date,
      operationId: id,
    }))
  if (isNew)
    await mailAccount(transaction, 'payment-received', {
      userId,
      amount: shownMoney(charged),
      paidAt: date.toISOString(),
    })
  await nameOperationOf(transaction, { provider, reference: paymentReference, operationId: id })
}

async function applyTo(
  transaction: Transaction,
  operation: OwnOperation,
  after: SubscriptionAfter,
  now: Date,
): Promise<void> {
  const { userId, provider } = operation
  const record = after.subscription
  if (operation.kind === 'purchase' || operation.kind === 'begin-trial')
    return await applyPurchase(transaction, operation, after, now)
  const stored =
    operation.subscriptionId === null ? null : await subscriptionById(transaction, operation.subscriptionId)
  // A subscription that was none of ours has been ended.
  if (!stored) return
  if (
    stored.state === 'ended' &&
    (operation.kind === 'convert-trial' || operation.kind === 'change' || operation.kind === 'add-slots')
  ) {
    if (stored.providerReference !== null && stored.providerReference !== record.reference) return
    return await stopStray(
      transaction,
      {
        userId,
        provider,
        record,
        reason: 'It was charged after the membership had ended.',
        operationId: operation.id,
      },
      now,
    )
  }
  const changed = await withWhatWasWanted(transaction, stored, operation, now)
  await applyProviderRecord(transaction, changed, record, {
    now,
    operationId: operation.id,
    paymentReference: after.paymentReference,
  })
}

async function applyPurchase(
  transaction: Transaction,
  operation: OwnOperation,
  after: SubscriptionAfter,
  now: Date,
): Promise<void> {
  const { userId, provider, id } = operation
  const record = after.subscription
  const current = await currentSubscription(transaction, userId)
  if (current && current.providerReference === record.reference)
    return await applyProviderRecord(transaction, current, record, {
      now,
      operationId: id,
      paymentReference: after.paymentReference,
    })
  if (current)
    return await stopStray(
      transaction,
      {
        userId,
        provider,
        record,
        reason: 'It was paid while the account had a membership of its own.',
        operationId: id,
      },
      now,
    )
  const checkout =
    operation.checkoutId === null
      ? undefined
      : await transaction
          .selectFrom('billing_checkouts')
          .select(['rate_plan_id', 'discount_code_id'])
          .where('id', '=', operation.checkoutId)
          .executeTakeFirst()
  if (!checkout?.rate_plan_id) throw new Error(`operation ${id} bought no rate plan`)
  const plan = await ratePlanById(transaction, checkout.rate_plan_id)
  const inserted = await insertSubscription(transaction, {
    userId,
    provider,
    plan,
    quantity: record.quantity,
    record,
    isTrialOrder: operation.kind === 'begin-trial',
    discountCodeId: checkout.discount_code_id,
    now,
  })
  await applyProviderRecord(transaction, inserted, record, {
    now,
    operationId: id,
    paymentReference: after.paymentReference,
  })
}

/** What our record has to know before the provider's is applied. */
async function withWhatWasWanted(
  transaction: Transaction,
  stored: Subscription,
  { kind, request }: Operation,
  now: Date,
): Promise<Subscription> {
  if (kind === 'convert-trial') {
    // A code has been used: a renewal is not this code's to say, and what the trial has kept beside it is
    // free for others.
    await freeReserved(transaction, stored.userId, now)
    return { ...stored, discountCodeId: null }
  }
  if (kind === 'change' && request.kind === 'change') {
    const plan = await transaction
      .selectFrom('rate_plans')
      .select('id')
      .where('plan', '=', request.plan.ratePlanId)
      .where('currency', '=', request.plan.price.currency)
      .where('amount', '=', request.plan.price.amount)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (plan && request.effective === 'next-billing-date') return { ...stored, pendingRatePlanId: plan.id }
    // What was bought is charged from now on: an older wish for a later change is void.
    return { ...stored, ratePlanId: plan?.id ?? stored.ratePlanId, pendingRatePlanId: null }
  }
  if (kind === 'withdraw-change') return { ...stored, pendingRatePlanId: null }
  return stored
}
