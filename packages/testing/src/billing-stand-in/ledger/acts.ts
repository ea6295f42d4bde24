import type { Currency } from '@vitrine/contracts/identity/billing'
import { creditOf, periodLines, slotLines, totalOf, type Line } from './amounts.ts'
import type { CatalogPlan } from './catalog.ts'
import { bill, collect, voidInvoice, type ChargeResult } from './charging.ts'
import type { Ledger } from './ledger.ts'
import { DAY_MS, periodAfter } from './periods.ts'
import type { LedgerDiscount, LedgerInvoice, LedgerOrder, LedgerSubscription } from './state.ts'

export interface Acted {
  order: LedgerOrder
  subscription: LedgerSubscription
  invoice: LedgerInvoice | null
  /** Null: nothing had to be paid. */
  payment: ChargeResult | null
}

interface Start {
  order: string
  externalReference?: string
  account: string
  plan: CatalogPlan
  currency: Currency
  quantity: number
  discount: LedgerDiscount | null
  trialDays?: number
}

/** An account in dollars, with a card that pays. */
export function openPayingAccount(ledger: Ledger, account: string, email: string): void {
  ledger.openAccount(account, email, 'USD')
  const { id } = ledger.storePaymentMethod({
    account,
    kind: 'card',
    lastDigits: '1111',
    paypalEmail: null,
    behavior: 'pays',
  })
  ledger.usePaymentMethod(account, id)
}

function placeOrder(
  ledger: Ledger,
  kind: string,
  number: string,
  account: string,
  before: LedgerSubscription | null,
  externalReference: string | null = null,
): LedgerOrder {
  const order: LedgerOrder = {
    number,
    account,
    kind,
    externalReference,
    subscription: before?.number ?? null,
    invoice: null,
    at: ledger.now(),
    status: 'completed',
    before: before && structuredClone(before),
    trialDays: 0,
  }
  ledger.state.orders.push(order)
  return order
}

export function start(
  ledger: Ledger,
  { order: number, externalReference, account, plan, currency, quantity, discount, trialDays = 0 }: Start,
): Acted {
  const order = placeOrder(ledger, 'start', number, account, null, externalReference)
  order.trialDays = trialDays
  const begin = ledger.beginning()
  const subscription: LedgerSubscription = {
    number: ledger.next('S'),
    account,
    planId: plan.id,
    period: plan.period,
    currency,
    unitPrice: plan.prices[currency],
    quantity,
    discount,
    startedAt: begin,
    anchor: begin,
    periodCount: 1,
    periodStart: begin,
    periodEnd: trialDays > 0 ? begin + trialDays * DAY_MS : periodAfter(begin, plan.period, 1),
    isTrial: trialDays > 0,
    renews: true,
    endedAt: null,
    paidAmount: 0,
    scheduled: null,
  }
  ledger.state.subscriptions.push(subscription)
  order.subscription = subscription.number
  if (trialDays > 0) {
    ledger.onEvent({ type: 'subscription-changed', subscription, order, invoice: null, payment: null })
    return { order, subscription, invoice: null, payment: null }
  }
  return charge(ledger, order, subscription, periodLines(plan.id, subscription.unitPrice, quantity, discount))
}

function charge(ledger: Ledger, order: LedgerOrder, subscription: LedgerSubscription, lines: Line[]): Acted {
  const invoice = bill(ledger, subscription, lines, order)
  order.invoice = invoice.number
  const payment = invoice.amount === 0 ? null : collect(ledger, invoice)
  if (payment === 'waiting') order.status = 'waiting'
  if (payment === 'declined' && !ledger.state.keepsUnpaidOrders) undo(ledger, order, 'failed')
  else ledger.onEvent({ type: 'subscription-changed', subscription, order, invoice, payment: null })
  return { order, subscription, invoice, payment }
}

/** As if the order had never been made. */
export function undo(ledger: Ledger, order: LedgerOrder, status: 'failed' | 'removed'): void {
  order.status = status
  voidInvoice(ledger.invoice(order.invoice))
  const subscription = ledger.subscription(order.subscription ?? '')
  if (!subscription) return
  if (order.before) Object.assign(subscription, structuredClone(order.before))
  else Object.assign(subscription, { endedAt: subscription.startedAt, renews: false })
}

export interface Change {
  plan: CatalogPlan
  quantity: number
  discount: LedgerDiscount | null
}

/** What a change now is charged with; another plan begins a period of its own. */
export function changeLines(
  ledger: Ledger,
  subscription: LedgerSubscription,
  { plan, quantity, discount }: Change,
): Line[] {
  const isSamePlan = plan.id === subscription.planId && !subscription.isTrial
  if (isSamePlan && quantity === subscription.quantity) return []
  if (isSamePlan) return slotLines(subscription, quantity, ledger.now())
  const credit = creditOf(subscription, ledger.now())
  return [
    ...periodLines(plan.id, plan.prices[subscription.currency], quantity, discount),
    ...(credit > 0 ? [{ kind: 'credit' as const, text: subscription.planId, amount: -credit }] : []),
  ]
}

export function change(
  ledger: Ledger,
  number: string,
  subscription: LedgerSubscription,
  wanted: Change,
): Acted {
  const order = placeOrder(ledger, 'change', number, subscription.account, subscription)
  const lines = changeLines(ledger, subscription, wanted)
  const isSamePlan = wanted.plan.id === subscription.planId && !subscription.isTrial
  if (!isSamePlan) {
    const begin = ledger.beginning()
    Object.assign(subscription, {
      planId: wanted.plan.id,
      period: wanted.plan.period,
      unitPrice: wanted.plan.prices[subscription.currency],
      anchor: begin,
      periodCount: 1,
      periodStart: begin,
      periodEnd: periodAfter(begin, wanted.plan.period, 1),
      isTrial: false,
      renews: true,
      paidAmount: creditOf(order.before ?? subscription, ledger.now()),
    })
  }
  Object.assign(subscription, {
    quantity: wanted.quantity,
    discount: wanted.discount ?? subscription.discount,
    ...(!isSamePlan && { scheduled: null }),
  })
  if (lines.length > 0) return charge(ledger, order, subscription, lines)
  ledger.onEvent({ type: 'subscription-changed', subscription, order, invoice: null, payment: null })
  return { order, subscription, invoice: null, payment: null }
}

export function schedule(
  ledger: Ledger,
  number: string,
  subscription: LedgerSubscription,
  { plan, quantity }: Change,
): Acted {
  const order = placeOrder(ledger, 'change', number, subscription.account, subscription)
  subscription.scheduled = {
    order: number,
    planId: plan.id,
    period: plan.period,
    unitPrice: plan.prices[subscription.currency],
    quantity,
  }
  return acted(ledger, order, subscription)
}

export function stopRenewal(ledger: Ledger, number: string, subscription: LedgerSubscription): Acted {
  const order = placeOrder(ledger, 'stop-renewal', number, subscription.account, subscription)
  subscription.renews = false
  return acted(ledger, order, subscription)
}

export function resumeRenewal(ledger: Ledger, number: string, subscription: LedgerSubscription): Acted {
  const order = placeOrder(ledger, 'resume-renewal', number, subscription.account, subscription)
  subscription.renews = true
  return acted(ledger, order, subscription)
}

export function endNow(ledger: Ledger, number: string, subscription: LedgerSubscription): Acted {
  const order = placeOrder(ledger, 'end', number, subscription.account, subscription)
  if (subscription.endedAt === null) {
    Object.assign(subscription, { endedAt: ledger.now(), renews: false, scheduled: null })
    voidInvoice(ledger.openInvoice(subscription.number))
    ledger.onEvent({ type: 'subscription-ended', subscription, order, invoice: null, payment: null })
  }
  return { order, subscription, invoice: null, payment: null }
}

function acted(ledger: Ledger, order: LedgerOrder, subscription: LedgerSubscription): Acted {
  ledger.onEvent({ type: 'subscription-changed', subscription, order, invoice: null, payment: null })
  return { order, subscription, invoice: null, payment: null }
}

/** Ends a trial and charges the first period, which begins now. */
export function convertTrial(
  ledger: Ledger,
  number: string,
  subscription: LedgerSubscription,
  discount: LedgerDiscount | null = null,
): Acted {
  const order = placeOrder(ledger, 'convert-trial', number, subscription.account, subscription)
  const begin = ledger.beginning()
  // Where it is declined, what the trial had before is as it was.
  if (discount) subscription.discount = discount
  Object.assign(subscription, {
    isTrial: false,
    anchor: begin,
    periodCount: 1,
    periodStart: begin,
    periodEnd: periodAfter(begin, subscription.period, 1),
    paidAmount: 0,
  })
  return charge(
    ledger,
    order,
    subscription,
    periodLines(subscription.planId, subscription.unitPrice, subscription.quantity, subscription.discount),
  )
}

/** Staff give a payment back, or the member's bank takes it; the last one where none is named. */
export function reverse(
  ledger: Ledger,
  subscription: LedgerSubscription,
  kind: 'refund' | 'chargeback',
  number?: string,
): boolean {
  const payment = ledger.state.payments.findLast(
    (each) =>
      each.subscription === subscription.number &&
      each.state === 'paid' &&
      (number === undefined || each.number === number),
  )
  const invoice = ledger.invoice(payment?.invoice)
  if (!payment || !invoice) return false
  Object.assign(payment, { state: kind === 'refund' ? 'refunded' : 'charged-back', reversedAt: ledger.now() })
  invoice.state = 'refunded'
  subscription.paidAmount = Math.max(0, subscription.paidAmount - payment.amount)
  ledger.onEvent({
    type: kind,
    subscription,
    order: ledger.order(invoice.order ?? '') ?? null,
    invoice,
    payment: payment.number,
  })
  return true
}

export const nextAmountOf = (subscription: LedgerSubscription): number => {
  const next = subscription.scheduled ?? subscription
  return totalOf(periodLines(next.planId, next.unitPrice, next.quantity, subscription.discount))
}
