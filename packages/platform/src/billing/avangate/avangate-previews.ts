import type { Money } from '../money.ts'
import type { DiscountAtProvider, PricePreview, PreviewRequest, ProviderSubscription } from '../records.ts'
import { periodsFrom } from './avangate-records.ts'

/** A period's price, and what a discount takes off. */
function periodPrice(
  { plan, quantity }: PreviewRequest,
  discount: DiscountAtProvider | null,
): { whole: Money; off: Money; due: Money } {
  const { amount: unit, currency } = plan.price
  const whole = unit * quantity
  const off =
    discount === null
      ? 0
      : discount.percent === null
        ? Math.min(whole, discount.amount?.amount ?? 0)
        : Math.round((whole * discount.percent) / 100)
  return {
    whole: { amount: whole, currency },
    off: { amount: off, currency },
    due: { amount: whole - off, currency },
  }
}

const afterOnePayment = (discount: DiscountAtProvider | null): DiscountAtProvider | null =>
  discount?.payments === 1 ? null : discount

/** A purchase on ConvertPlus: the catalog's price with the coupon; 2Checkout shows the same before it is paid. */
export function previewWithoutSubscription(request: PreviewRequest, now: Date): PricePreview {
  const { plan, discount } = request
  const { whole, off, due } = periodPrice(request, discount)
  return {
    amountDueNow: due,
    nextAmount: periodPrice(request, afterOnePayment(discount)).due,
    nextBillingDate: periodsFrom(now, plan.billingPeriod, 1),
    lines: [
      { kind: 'charge', text: plan.ratePlanId, amount: whole },
      ...(discount && off.amount > 0
        ? [{ kind: 'discount' as const, text: discount.code, amount: { ...off, amount: -off.amount } }]
        : []),
    ],
  }
}

/**
 * A change: what 2Checkout asks for now, which has the rest of the paid time taken off already; null asks for
 * nothing now. What is less than the new period's price is that credit. It names its price without a coupon:
 * what that takes off the new period is taken off here.
 */
export function previewWithPrice(
  request: PreviewRequest,
  subscription: ProviderSubscription,
  price: Money | null,
  now: Date,
): PricePreview {
  const { plan, quantity, discount } = request
  const isSamePlan = plan.providerPlanId === subscription.providerPlanId && subscription.state !== 'trial'
  const asked = price?.amount ?? 0
  const { currency } = plan.price
  const credit =
    price === null || isSamePlan ? 0 : Math.max(0, periodPrice(request, null).whole.amount - asked)
  const off = price === null || isSamePlan ? 0 : Math.min(asked, periodPrice(request, discount).off.amount)
  const kept =
    isSamePlan && subscription.nextAmount
      ? {
          amount: nextOfSlots(plan.price.amount, {
            quantity,
            present: subscription.quantity,
            next: subscription.nextAmount.amount,
          }),
          currency,
        }
      : null
  return {
    amountDueNow: { amount: asked - off, currency },
    nextAmount: kept ?? periodPrice(request, price ? afterOnePayment(discount) : discount).due,
    nextBillingDate:
      price === null || isSamePlan ? subscription.periodEnd : periodsFrom(now, plan.billingPeriod, 1),
    lines: [
      ...(asked + credit > 0
        ? [{ kind: 'charge' as const, text: plan.ratePlanId, amount: { amount: asked + credit, currency } }]
        : []),
      ...(off > 0 && discount
        ? [{ kind: 'discount' as const, text: discount.code, amount: { amount: -off, currency } }]
        : []),
      ...(credit > 0
        ? [
            {
              kind: 'credit' as const,
              text: subscription.providerPlanId,
              amount: { amount: -credit, currency },
            },
          ]
        : []),
    ],
  }
}

/**
 * What more slots renew for: with the percent, or else the amount, that the discount of the present ones
 * takes off.
 */
function nextOfSlots(
  unit: number,
  { quantity, present, next }: { quantity: number; present: number; next: number },
): number {
  const [whole, wanted] = [unit * present, unit * quantity]
  const off = whole - next
  const percent = Math.round((100 * off) / whole)
  return wanted - (Math.round((whole * percent) / 100) === off ? Math.round((wanted * percent) / 100) : off)
}
