import type { ErrorCode } from '@vitrine/contracts/errors'
import type { Transaction } from '@vitrine/database/database'
import type { CheckoutCompleted } from '@vitrine/platform/billing/checkout'
import { atProvider, firstQuantity, startRequest } from './requests.ts'
import { beginCollection } from './begin-collection.ts'
import { mailAccount } from './billing-mails.ts'
import { lockCheckout, markCheckout, type StoredCheckout } from './checkouts.ts'
import { isLeft, lockDiscountCode, reserveRedemption, type DiscountCode } from './discount-codes.ts'
import { insertOwnTrial } from './insert-subscription.ts'
import { createOperation, hasOpenPayment, type NewOperation } from './operations.ts'
import { notePaymentEmail } from './payment-emails.ts'
import { ratePlanById, type RatePlan } from './rate-plans.ts'
import { stopStray } from './stop-stray.ts'
import { currentSubscription, lockAccount, type BilledAccount } from './subscriptions.ts'
import { isTrialUsed, lockTrials, noteTrial } from './used-trials.ts'

interface Completed {
  checkoutId: number
  key: string
  /** Null: declined. */
  completed: CheckoutCompleted | null
  /** Whether a page waits for it, and tells its member; otherwise an email does. */
  isAwaited?: boolean
}

export interface AcceptedCheckout {
  /** What is to be done at the provider now. */
  operationId: number | null
  /** Why it was not accepted. */
  refused: Extract<
    ErrorCode,
    'PAYMENT_ACCOUNT_BLOCKED' | 'TRIAL_USED' | 'PRICE_CHANGED' | 'PAYMENT_IN_PROGRESS' | 'STATUS_CONFLICT'
  > | null
}

const nothing: AcceptedCheckout = { operationId: null, refused: null }

/** Why what was paid on the provider's own page is given back, for staff. */
const REFUSED_BECAUSE: Readonly<
  Record<Exclude<AcceptedCheckout['refused'], 'PAYMENT_IN_PROGRESS' | null>, string>
> = {
  PAYMENT_ACCOUNT_BLOCKED: 'It was paid with a payment account that is blocked.',
  TRIAL_USED: 'The trial was begun by a member who has had one already.',
  PRICE_CHANGED: 'It was paid with a discount code that the account could not use any more.',
  STATUS_CONFLICT: 'The account had a membership already.',
}

/** A checkout that its member has been through, once: it begins a trial, or notes what is to be charged. */
export async function acceptCheckout(
  transaction: Transaction,
  { checkoutId, key, completed, isAwaited = false }: Completed,
  now: Date,
): Promise<AcceptedCheckout> {
  const unlocked = await lockCheckout(transaction, checkoutId)
  const account = unlocked && (await lockAccount(transaction, unlocked.userId))
  const checkout = await lockCheckout(transaction, checkoutId)
  if (!account || !checkout) return nothing
  if (!completed) {
    if (checkout.state !== 'open') return nothing
    await markCheckout(transaction, checkoutId, { state: 'declined' }, now)
    if (!isAwaited)
      await mailAccount(transaction, 'payment-not-done', {
        userId: account.id,
        outcome: 'declined',
        confirmedAt: checkout.createdAt.toISOString(),
      })
    return nothing
  }
  const { purchase } = completed
  if (checkout.state !== 'open') {
    // Paid after it was closed: given back.
    if (checkout.state === 'closed' && purchase)
      await stopStray(
        transaction,
        {
          userId: account.id,
          provider: checkout.provider,
          record: purchase.subscription,
          reason: 'It was paid after its checkout had been closed.',
          operationId: null,
        },
        now,
      )
    return nothing
  }
  const why = await refusalOf(transaction, { account, checkout, completed, now })
  if (why) {
    if (why !== 'PAYMENT_IN_PROGRESS')
      await markCheckout(transaction, checkoutId, { state: 'declined', message: why }, now)
    if (why !== 'PAYMENT_IN_PROGRESS' && purchase)
      await stopStray(
        transaction,
        {
          userId: account.id,
          provider: checkout.provider,
          record: purchase.subscription,
          reason: REFUSED_BECAUSE[why],
          operationId: null,
        },
        now,
      )
    if (why !== 'PAYMENT_IN_PROGRESS' && !isAwaited && !purchase?.charged)
      await mailAccount(transaction, 'payment-not-done', {
        userId: account.id,
        outcome: 'refused',
        confirmedAt: checkout.createdAt.toISOString(),
      })
    return { operationId: null, refused: why }
  }
  if (checkout.purpose === 'trial')
    await noteTrial(transaction, trialOf({ account, checkout, completed }), now)
  return {
    operationId: await accept(transaction, { account, checkout, key, isPaidThere: purchase !== null }, now),
    refused: null,
  }
}

interface Looked {
  account: BilledAccount
  checkout: StoredCheckout
  completed: CheckoutCompleted
  now: Date
}

function trialOf({
  account,
  checkout: { networkHash },
  completed: { paymentMethod },
}: {
  account: BilledAccount
  checkout: StoredCheckout
  completed: Pick<CheckoutCompleted, 'paymentMethod'>
}) {
  return { account, networkHash, fingerprint: paymentMethod?.fingerprint ?? null }
}

async function refusalOf(
  transaction: Transaction,
  { account, checkout, completed: { paymentMethod, purchase }, now }: Looked,
): Promise<AcceptedCheckout['refused']> {
  if (
    paymentMethod?.paypalEmail &&
    (await notePaymentEmail(transaction, account.id, paymentMethod.paypalEmail, now)) &&
    checkout.purpose !== 'payment-method'
  )
    return 'PAYMENT_ACCOUNT_BLOCKED'
  if (await hasOpenPayment(transaction, account.id)) return 'PAYMENT_IN_PROGRESS'
  if (checkout.expiresAt <= now && !purchase) return 'STATUS_CONFLICT'
  if (checkout.purpose === 'payment-method') return null
  if (await currentSubscription(transaction, account.id)) return 'STATUS_CONFLICT'
  if (checkout.purpose === 'trial') {
    const trial = trialOf({ account, checkout, completed: { paymentMethod } })
    await lockTrials(transaction, trial)
    if (await isTrialUsed(transaction, trial, now)) return 'TRIAL_USED'
  }
  // What the provider has taken already was taken with its own coupon.
  const code =
    checkout.discountCodeId === null ? null : await lockDiscountCode(transaction, checkout.discountCodeId)
  return code && !purchase && !(await isLeft(transaction, code, account.id)) ? 'PRICE_CHANGED' : null
}

interface Accepted {
  account: BilledAccount
  checkout: StoredCheckout
  key: string
  isPaidThere: boolean
}

async function accept(
  transaction: Transaction,
  { account, checkout, key, isPaidThere }: Accepted,
  now: Date,
): Promise<number | null> {
  if (checkout.purpose === 'payment-method' || checkout.ratePlanId === null) {
    await markCheckout(transaction, checkout.id, { state: 'done' }, now)
    await mailAccount(transaction, 'payment-method-changed', {
      userId: account.id,
      changedAt: now.toISOString(),
    })
    const subscription = await currentSubscription(transaction, account.id)
    return subscription && (await beginCollection(transaction, subscription, now))
  }
  const plan = await ratePlanById(transaction, checkout.ratePlanId)
  const discount =
    checkout.discountCodeId === null ? null : await lockDiscountCode(transaction, checkout.discountCodeId)
  const isTrial = checkout.purpose === 'trial'
  const operationId = await createOperation(
    transaction,
    {
      ...purchaseOf({ account, checkout, plan, discount, key, isPaidThere }),
      ...(isTrial && { kind: 'begin-trial', takesMoney: false }),
    },
    now,
  )
  if (discount)
    await reserve(
      transaction,
      { discountCodeId: discount.id, userId: account.id, operationId },
      isPaidThere,
      now,
    )
  if (isTrial && !isPaidThere) {
    // Nothing is made at the provider: the trial is ours alone.
    await insertOwnTrial(
      transaction,
      { userId: account.id, provider: checkout.provider, plan, discountCodeId: discount?.id ?? null },
      now,
    )
    await transaction
      .updateTable('billing_operations')
      .set({ state: 'done', settled_at: now, next_look_at: null })
      .where('id', '=', operationId)
      .execute()
    await markCheckout(transaction, checkout.id, { state: 'done', operationId }, now)
    return null
  }
  await markCheckout(transaction, checkout.id, { state: 'waiting', operationId }, now)
  return operationId
}

/** What the provider has taken is taken: another account may have used the last one meanwhile. */
async function reserve(
  transaction: Transaction,
  redemption: Parameters<typeof reserveRedemption>[1],
  isPaidThere: boolean,
  now: Date,
): Promise<void> {
  const code = await lockDiscountCode(transaction, redemption.discountCodeId)
  if (!code || (isPaidThere && !(await isLeft(transaction, code, redemption.userId)))) return
  await reserveRedemption(transaction, redemption, now)
}

function purchaseOf({
  account,
  checkout,
  plan,
  discount,
  key,
  isPaidThere,
}: Accepted & { plan: RatePlan; discount: DiscountCode | null }): NewOperation {
  const { provider } = checkout
  return {
    kind: 'purchase',
    userId: account.id,
    subscriptionId: null,
    checkoutId: checkout.id,
    provider,
    takesMoney: true,
    money: checkout.amount === null ? null : { amount: checkout.amount, currency: checkout.currency },
    request: isPaidThere
      ? (references) => ({
          kind: 'checkout-purchase',
          ...references,
          checkoutKey: key,
          ...atProvider({ provider, plan, discount }),
          quantity: firstQuantity(plan),
          isTrial: checkout.purpose === 'trial',
        })
      : startRequest({ provider, plan, discount }),
  }
}
