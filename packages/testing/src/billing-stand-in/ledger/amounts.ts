import { DAY_MS } from './periods.ts'
import type { LedgerDiscount, LedgerInvoice, LedgerSubscription } from './state.ts'

export type Line = LedgerInvoice['lines'][number]

const reduction = (amount: number, discount: LedgerDiscount | null): number => {
  if (!discount || discount.paymentsLeft === 0) return 0
  return discount.percent === null
    ? Math.min(amount, discount.amount ?? 0)
    : Math.round((amount * discount.percent) / 100)
}

/** What a whole period costs. */
export function periodLines(
  planId: string,
  unitPrice: number,
  quantity: number,
  discount: LedgerDiscount | null,
): Line[] {
  const amount = unitPrice * quantity
  const off = reduction(amount, discount)
  return [
    { kind: 'charge', text: quantity === 1 ? planId : `${planId} × ${quantity}`, amount },
    ...(off > 0 && discount ? [{ kind: 'discount' as const, text: discount.id, amount: -off }] : []),
  ]
}

export const totalOf = (lines: readonly Line[]): number =>
  Math.max(
    0,
    lines.reduce((sum, line) => sum + line.amount, 0),
  )

function shareLeft(subscription: LedgerSubscription, now: number): number {
  const whole = Math.round((subscription.periodEnd - subscription.periodStart) / DAY_MS)
  const left = Math.ceil((subscription.periodEnd - now) / DAY_MS)
  return Math.min(1, Math.max(0, left / whole))
}

/** The days that are left of what was paid. */
export const creditOf = (subscription: LedgerSubscription, now: number): number =>
  subscription.isTrial ? 0 : Math.round(subscription.paidAmount * shareLeft(subscription, now))

/** More slots for the days that are left. */
export function slotLines(subscription: LedgerSubscription, quantity: number, now: number): Line[] {
  const more = quantity - subscription.quantity
  const lines = periodLines(
    subscription.planId,
    subscription.unitPrice,
    more,
    subscription.discount?.percent ? subscription.discount : null,
  )
  const share = shareLeft(subscription, now)
  // Half a cent of a discount goes to the member.
  return lines.map((line) => ({
    ...line,
    amount: Math.sign(line.amount) * Math.round(Math.abs(line.amount) * share),
  }))
}
