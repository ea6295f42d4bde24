import { membershipMessages as messages } from '@vitrine/contracts/memberships/messages'
import type { Currency } from '@vitrine/contracts/identity/billing'
import { isSubscriber } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { isPriceCompared } from '@vitrine/domain/billing/compare-prices'
import { changeTime } from '@vitrine/domain/billing/change-time'
import { isForPlan } from '@vitrine/domain/billing/discount-arithmetic'
import {
  discountAtProvider,
  findDiscountCode,
  isLeft,
  isLeftForTrial,
  type DiscountCode,
} from '@vitrine/domain/billing/discount-codes'
import type { RatePlan } from '@vitrine/domain/billing/rate-plans'
import type { Subscription } from '@vitrine/domain/billing/subscriptions'
import { isTrialUsed } from '@vitrine/domain/billing/used-trials'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { MemberBilling } from './member-billing.ts'
import { offeredPlans } from './offered-plans.ts'

export interface Asked {
  /** A rate plan's id, or a product's name. */
  product: string
  discountCode: string
  enablePGL: boolean
  currency?: Currency | undefined
  trial: boolean
}

interface Wanted {
  plan: RatePlan
  discount: DiscountCode | null
  provider: BillingProvider
}

/** What an update comes to. */
export type Decided = Wanted &
  (
    | { kind: 'checkout'; purpose: 'trial' | 'purchase' | 'conversion' }
    /** Another plan follows the trial, which is ours alone. */
    | { kind: 'trial-plan'; subscription: Subscription }
    | {
        kind: 'change'
        subscription: Subscription & { providerReference: string }
        from: RatePlan
        effective: 'now' | 'next-billing-date'
      }
  )

export interface Deciding {
  executor: Executor
  providers: BillingProviders
  areCodesTaken: boolean
  /** From where a trial is begun: see `networkHashOf`. */
  networkHash?: Buffer | null
  now: Date
}

/** @throws AppError whatever refuses it: VALIDATION_FAILED, STATUS_CONFLICT, TRIAL_USED, BILLING_UNAVAILABLE */
export async function decideUpdate(
  deciding: Deciding,
  billing: MemberBilling,
  asked: Asked,
): Promise<Decided> {
  const { subscription, plan: from } = billing
  const provider = subscription
    ? deciding.providers.named(subscription.provider)
    : deciding.providers.forNewPurchases
  if (!provider) throw new AppError('BILLING_UNAVAILABLE')
  const plan = await findPlan(deciding, billing, asked)
  if (
    provider === deciding.providers.forNewPurchases &&
    !(await isPriceCompared(deciding.executor, plan.id, deciding.now))
  )
    throw refused('BILLING_UNAVAILABLE')
  const discount = await findDiscount(deciding, billing, { plan, provider, typed: asked.discountCode })
  const wanted = { plan, discount, provider }
  if (!subscription || !from)
    return { ...wanted, kind: 'checkout', purpose: await purposeOf(deciding, billing, plan, asked.trial) }
  assertMayChange(subscription, from, plan, asked.trial)
  const { providerReference } = subscription
  if (providerReference === null) {
    // What follows a trial is one person's plan: slots are bought, and begin with their payment.
    if (plan.product === 'Enterprise') throw refused('STATUS_CONFLICT', messages.activateFirst)
    return { ...wanted, kind: 'trial-plan', subscription }
  }
  const effective = subscription.state === 'trial' ? 'now' : changeTime(from, plan)
  return { ...wanted, kind: 'change', subscription: { ...subscription, providerReference }, from, effective }
}

async function findPlan(
  { executor, providers }: Deciding,
  { mayChooseCurrency, currency, plan: present }: MemberBilling,
  asked: Asked,
): Promise<RatePlan> {
  const plans = await offeredPlans(executor, providers, {
    currency: (mayChooseCurrency && asked.currency) || currency,
    enablePGL: asked.enablePGL,
  })
  const period = present?.billingPeriod ?? 'Monthly'
  const found =
    plans.find(({ plan }) => plan === asked.product) ??
    plans.find((plan) => plan.product === asked.product && plan.billingPeriod === period)
  if (!found) throw fieldRefused('VALIDATION_FAILED', 'product', 'invalid', messages.planUnknown)
  return found
}

/** Null where none was typed. @throws AppError VALIDATION_FAILED */
export async function findDiscount(
  { executor, areCodesTaken, now }: Deciding,
  billing: MemberBilling,
  { plan, provider, typed }: { plan: RatePlan; provider: BillingProvider; typed: string },
): Promise<DiscountCode | null> {
  if (typed.trim() === '') return null
  const code = areCodesTaken ? await findDiscountCode(executor, typed) : null
  const isValid =
    code !== null &&
    isForPlan(code, plan, now) &&
    discountAtProvider(code, provider.name, plan.currency) !== null &&
    (await isLeftToPay(executor, code, billing, plan))
  if (!isValid) throw fieldRefused('VALIDATION_FAILED', 'discountCode', 'invalid', messages.discountInvalid)
  return code
}

/** Whether an account may use a code for a plan: its trial of that plan has kept its own. */
export async function isLeftToPay(
  executor: Executor,
  code: DiscountCode,
  { account, subscription }: MemberBilling,
  plan: RatePlan,
): Promise<boolean> {
  const isActivation = subscription?.state === 'trial' && subscription.ratePlanId === plan.id
  return isActivation
    ? await isLeftForTrial(executor, code, subscription)
    : await isLeft(executor, code, account.id)
}

async function purposeOf(
  { executor, networkHash = null, now }: Deciding,
  { account, standing, provider }: MemberBilling,
  plan: RatePlan,
  isTrial: boolean,
): Promise<'trial' | 'purchase' | 'conversion'> {
  if (provider === 'ios' || provider === 'android') {
    if (isSubscriber(standing)) throw refused('STATUS_CONFLICT', messages.boughtOnPhone)
  }
  const hasOne = standing.subscriptionStatus === 'Active' || standing.subscriptionStatus === 'In Trial'
  if (!isTrial) return hasOne ? 'conversion' : 'purchase'
  if (hasOne) throw refused('STATUS_CONFLICT')
  if (plan.product === 'Enterprise')
    throw fieldRefused('VALIDATION_FAILED', 'product', 'invalid', messages.planUnknown)
  if (await isTrialUsed(executor, { account, fingerprint: null, networkHash }, now))
    throw refused('TRIAL_USED')
  return 'trial'
}

function assertMayChange(subscription: Subscription, from: RatePlan, to: RatePlan, isTrial: boolean): void {
  if (isTrial) throw refused('TRIAL_USED')
  if (subscription.paymentDueSince !== null) throw refused('STATUS_CONFLICT', messages.paymentFailed)
  assertRenews(subscription)
  if (from.plan === to.plan && subscription.pendingRatePlanId === null)
    throw refused('STATUS_CONFLICT', messages.alreadyThis)
}

/**
 * What was cancelled is not charged before its member takes that back: a payment after a cancellation counts
 * as unwanted. @throws AppError STATUS_CONFLICT
 */
export function assertRenews({ renews }: Subscription): void {
  if (!renews) throw refused('STATUS_CONFLICT', messages.reactivateFirst)
}

/** Pages show the first error of a refused update, so each carries its sentence at the plan. */
export function refused(
  code:
    | 'STATUS_CONFLICT'
    | 'TRIAL_USED'
    | 'PRICE_CHANGED'
    | 'EMAIL_NOT_CONFIRMED'
    | 'PAYMENT_ACCOUNT_BLOCKED'
    | 'PAYMENT_IN_PROGRESS'
    | 'PAYMENT_DECLINED'
    | 'BILLING_UNAVAILABLE',
  message?: string,
): AppError {
  const { message: own } = new AppError(code)
  return new AppError(code, {
    message: message ?? own,
    fieldErrors: [{ field: 'product', errorCode: 'invalid', errorMessage: message ?? own }],
  })
}
