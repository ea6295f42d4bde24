import type { PricePreview } from '@vitrine/contracts/memberships/schemas'
import { TRIAL } from '@vitrine/domain/billing/insert-subscription'
import { offerPrice } from '@vitrine/domain/billing/offer-price'
import { periodEnd } from '@vitrine/domain/billing/periods'
import { atProvider, firstQuantity, quantityAfterChange } from '@vitrine/domain/billing/requests'
import type { DiscountCode } from '@vitrine/domain/billing/discount-codes'
import type { RatePlan } from '@vitrine/domain/billing/rate-plans'
import { AppError } from '@vitrine/platform/app-error'
import { accountReferenceOf } from '@vitrine/platform/billing/operations'
import { decimalText } from '@vitrine/platform/billing/money'
import type { PricePreview as ProviderPreview } from '@vitrine/platform/billing/records'
import { timeAfter } from '@vitrine/platform/clock'
import type { Decided } from './decide-update.ts'

/** What an update costs, now and from then on. @throws AppError BILLING_UNAVAILABLE */
export async function priceOfUpdate(decided: Decided, userId: number, now: Date): Promise<PricePreview> {
  const { plan, discount } = decided
  if (decided.kind === 'checkout' && decided.purpose !== 'trial') return priceOfStart(plan, discount, now)
  if (decided.kind === 'checkout') return priceOfTrial(plan, discount, timeAfter(now, TRIAL))
  if (decided.kind === 'trial-plan') return priceOfTrial(plan, discount, decided.subscription.trialEndsAt)
  if (decided.effective === 'next-billing-date')
    return priceOfLaterChange(
      plan,
      quantityAfterChange(decided.subscription, plan),
      decided.subscription.periodEnd,
    )
  return await priceOfChange(decided, userId)
}

/** What a trial, or a first payment, costs that is charged now. */
export function priceOfStart(
  plan: RatePlan,
  discount: DiscountCode | null,
  now: Date,
  quantity = firstQuantity(plan),
): PricePreview {
  const { full, off, first, next } = offerPrice(plan, discount, quantity)
  return {
    amountDueNow: decimalText(first),
    nextAmount: decimalText(next),
    nextBillingDate: periodEnd(now, plan.billingPeriod).toISOString(),
    currency: plan.currency,
    lines: [
      { text: nameOf(plan, quantity), amount: decimalText(full) },
      ...(discount ? [{ text: `Discount code ${discount.code}`, amount: decimalText(-off) }] : []),
    ],
    changesOn: null,
  }
}

function priceOfTrial(plan: RatePlan, discount: DiscountCode | null, endsAt: Date | null): PricePreview {
  const { first } = offerPrice(plan, discount)
  return {
    amountDueNow: '0.00',
    nextAmount: decimalText(first),
    nextBillingDate: endsAt?.toISOString() ?? null,
    currency: plan.currency,
    lines: [],
    changesOn: null,
  }
}

function priceOfLaterChange(plan: RatePlan, quantity: number, changesOn: Date | null): PricePreview {
  const date = changesOn?.toISOString() ?? null
  return {
    amountDueNow: '0.00',
    nextAmount: decimalText(offerPrice(plan, null, quantity).full),
    nextBillingDate: date,
    currency: plan.currency,
    lines: [],
    changesOn: date,
  }
}

/** The credit for what is paid already is the provider's to reckon. */
async function priceOfChange(
  { provider, subscription, from, plan, discount }: Extract<Decided, { kind: 'change' }>,
  userId: number,
): Promise<PricePreview> {
  const quantity = quantityAfterChange(subscription, plan)
  const outcome = await provider.previewChange({
    accountReference: accountReferenceOf(userId),
    subscriptionReference: subscription.providerReference,
    ...atProvider({ provider: provider.name, plan, discount }),
    quantity,
    effective: 'now',
  })
  if (outcome.outcome !== 'done') throw new AppError('BILLING_UNAVAILABLE')
  const { amountDueNow, nextAmount, nextBillingDate, lines } = outcome.value
  return {
    amountDueNow: decimalText(amountDueNow.amount),
    nextAmount: decimalText(nextAmount.amount),
    nextBillingDate: nextBillingDate.toISOString(),
    currency: plan.currency,
    lines: linesOf(lines, {
      charge: nameOf(plan, quantity),
      credit: `Paid already for ${nameOf(from, subscription.quantity)}`,
      discount: discount ? `Discount code ${discount.code}` : 'Discount',
    }),
    changesOn: null,
  }
}

/** One line of each kind, in our words: a provider names its charges for its own books. */
function linesOf(
  lines: ProviderPreview['lines'],
  words: Record<ProviderPreview['lines'][number]['kind'], string>,
): PricePreview['lines'] {
  return (['charge', 'discount', 'credit'] as const).flatMap((kind) => {
    const amount = lines
      .filter((line) => line.kind === kind)
      .reduce((sum, line) => sum + line.amount.amount, 0)
    return amount === 0 ? [] : [{ text: words[kind], amount: decimalText(amount) }]
  })
}

function nameOf({ product, billingPeriod }: RatePlan, quantity: number): string {
  return quantity === 1
    ? `${product}, ${billingPeriod.toLowerCase()}`
    : `${product}, ${billingPeriod.toLowerCase()}, ${quantity} slots`
}
