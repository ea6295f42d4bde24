import type { Currency } from '@vitrine/contracts/identity/billing'
import { ledgerCurrencies, discountOf } from '../ledger/catalog.ts'
import {
  change,
  changeLines,
  endNow,
  schedule,
  start,
  stopRenewal,
  undo,
  type Acted,
  type Change,
} from '../ledger/acts.ts'
import { periodLines, totalOf, type Line } from '../ledger/amounts.ts'
import { voidInvoice } from '../ledger/charging.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { periodAfter } from '../ledger/periods.ts'
import type { LedgerDiscount, LedgerSubscription } from '../ledger/state.ts'
import { at, list, text } from '../http.ts'
import { day } from './zuora-views.ts'

/** Zuora's own no: the last two digits of a code say of which kind. */
export class ZuoraRefusal extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const INVALID = 58_730_020
export const NOT_FOUND = 50_000_040
export const RULE = 58_730_030
export const LOCKED = 58_730_050
export const DECLINED = 58_730_099

/** Places what a body of `POST /v1/orders` asks for. @throws ZuoraRefusal */
export function placeOrder(ledger: Ledger, body: unknown, currencyOf: (account: string) => Currency): Acted {
  const number = text(at(body, 'orderNumber'))
  const account = text(at(body, 'existingAccountNumber'))
  if (!/^[\w-]{1,100}$/.test(number)) throw new ZuoraRefusal(INVALID, 'orderNumber')
  if (ledger.order(number)) throw new ZuoraRefusal(RULE, `The order number ${number} is taken.`)
  if (!ledger.account(account)) throw new ZuoraRefusal(NOT_FOUND, `There is no account ${account}.`)
  const [asked] = list(at(body, 'subscriptions'))
  const actions = list(at(asked, 'orderActions'))
  if (at(actions[0], 'type') === 'CreateSubscription')
    return begin(ledger, { number, account, currency: currencyOf(account) }, actions[0])
  const subscription = ledger.subscription(text(at(asked, 'subscriptionNumber')))
  if (subscription?.account !== account)
    throw new ZuoraRefusal(NOT_FOUND, 'There is no such subscription of the account.')
  if (subscription.endedAt !== null) throw new ZuoraRefusal(RULE, 'The subscription has ended.')
  if (actions.some((action) => at(action, 'type') === 'CancelSubscription'))
    return cancel(ledger, number, subscription, actions[0])
  const wanted = wantedChange(ledger, subscription, actions)
  return wanted.isLater
    ? schedule(ledger, number, subscription, wanted)
    : change(ledger, number, subscription, wanted)
}

function begin(
  ledger: Ledger,
  { number, account, currency }: { number: string; account: string; currency: Currency },
  action: unknown,
): Acted {
  const { plan, quantity, discount } = subscribed(
    ledger,
    list(at(action, 'createSubscription', 'subscribeToRatePlans')),
  )
  return start(ledger, { order: number, account, plan, currency, quantity, discount })
}

function subscribed(ledger: Ledger, ratePlans: unknown[]): Change {
  const [first, ...others] = ratePlans
  const plan = ledger.plan(text(at(first, 'productRatePlanId')))
  if (!plan) throw new ZuoraRefusal(NOT_FOUND, 'There is no such rate plan.')
  const override = at(first, 'chargeOverrides', 0)
  if (override !== undefined && at(override, 'productRatePlanChargeId') !== `${plan.id}-charge`)
    throw new ZuoraRefusal(INVALID, 'productRatePlanChargeId')
  return {
    plan,
    quantity: Number(at(override, 'pricing', 'recurringPerUnit', 'quantity') ?? 1),
    discount: others.length > 0 ? discountPlan(others[0]) : null,
  }
}

function discountPlan(ratePlan: unknown): LedgerDiscount {
  const discount = discountOf(text(at(ratePlan, 'productRatePlanId')))
  if (!discount) throw new ZuoraRefusal(NOT_FOUND, 'There is no such discount.')
  return discount
}

function cancel(ledger: Ledger, number: string, subscription: LedgerSubscription, action: unknown): Acted {
  if (at(action, 'cancelSubscription', 'cancellationPolicy') === 'EndOfLastInvoicePeriod')
    return stopRenewal(ledger, number, subscription)
  const acted = endNow(ledger, number, subscription)
  voidInvoice(ledger.openInvoice(subscription.number))
  // From its first day: as if it had never begun.
  if (text(at(action, 'cancelSubscription', 'cancellationEffectiveDate')) === day(subscription.startedAt))
    subscription.endedAt = subscription.startedAt
  return acted
}

function wantedChange(
  ledger: Ledger,
  subscription: LedgerSubscription,
  actions: unknown[],
): Change & { isLater: boolean } {
  const wanted: Change & { isLater: boolean } = {
    plan: planKept(ledger, subscription),
    quantity: subscription.quantity,
    discount: null,
    isLater: false,
  }
  for (const action of actions) {
    switch (at(action, 'type')) {
      case 'UpdateProduct':
        if (at(action, 'updateProduct', 'ratePlanId') !== `RP-${subscription.number}`)
          throw new ZuoraRefusal(NOT_FOUND, 'ratePlanId')
        wanted.quantity = Number(
          at(action, 'updateProduct', 'chargeUpdates', 0, 'pricing', 'recurringPerUnit', 'quantity'),
        )
        break
      case 'ChangePlan': {
        if (at(action, 'changePlan', 'productRatePlanId') !== subscription.planId)
          throw new ZuoraRefusal(NOT_FOUND, 'productRatePlanId')
        const { plan, quantity } = subscribed(ledger, [at(action, 'changePlan', 'newProductRatePlan')])
        Object.assign(wanted, {
          plan,
          quantity,
          isLater: at(action, 'changePlan', 'effectivePolicy') === 'EffectiveEndOfBillingPeriod',
        })
        break
      }
      case 'AddProduct':
        wanted.discount = discountPlan(at(action, 'addProduct'))
        break
      default:
        throw new ZuoraRefusal(INVALID, 'type')
    }
  }
  return wanted
}

/** The subscriber's own price stays, whatever the catalog says today. */
function planKept(ledger: Ledger, subscription: LedgerSubscription) {
  const plan = ledger.plan(subscription.planId)
  if (!plan) throw new ZuoraRefusal(NOT_FOUND, 'There is no such rate plan.')
  return { ...plan, prices: { ...plan.prices, [subscription.currency]: subscription.unitPrice } }
}

/** Deletes the latest order of a subscription. @throws ZuoraRefusal */
export function deleteOrder(ledger: Ledger, number: string): void {
  const order = ledger.order(number)
  if (!order || order.status === 'removed') throw new ZuoraRefusal(NOT_FOUND, `There is no order ${number}.`)
  const latest = ledger.state.orders.findLast(
    (each) => each.subscription === order.subscription && each.status !== 'removed',
  )
  if (latest?.number !== number)
    throw new ZuoraRefusal(RULE, 'Only the latest order of a subscription can be deleted.')
  const subscription = ledger.subscription(order.subscription ?? '')
  // What has happened meanwhile stays: only the renewal, or the change to come, is as it was.
  if (order.kind === 'stop-renewal' && subscription) {
    subscription.renews = true
    order.status = 'removed'
  } else if (order.kind === 'change' && subscription?.scheduled?.order === number) {
    subscription.scheduled = null
    order.status = 'removed'
  } else {
    undo(ledger, order, 'removed')
  }
  if (subscription)
    ledger.onEvent({ type: 'subscription-changed', subscription, order, invoice: null, payment: null })
}

/** What a body of `POST /v1/orders/preview` would bill, in two periods. */
export function previewOrder(ledger: Ledger, body: unknown) {
  const [asked] = list(at(body, 'subscriptions'))
  const actions = list(at(asked, 'orderActions'))
  const subscription = ledger.subscription(text(at(asked, 'subscriptionNumber')))
  if (!subscription) {
    const wrote =
      text(at(body, 'previewAccountInfo', 'currency')) ||
      ledger.account(text(at(body, 'existingAccountNumber')))?.currency
    const currency = ledgerCurrencies.find((each) => each === wrote) ?? 'USD'
    const { plan, quantity, discount } = subscribed(
      ledger,
      list(at(actions[0], 'createSubscription', 'subscribeToRatePlans')),
    )
    const unitPrice = plan.prices[currency]
    const begun = ledger.beginning()
    return [
      bill(periodLines(plan.id, unitPrice, quantity, discount), periodAfter(begun, plan.period, 1)),
      bill(periodLines(plan.id, unitPrice, quantity, later(discount)), periodAfter(begun, plan.period, 2)),
    ]
  }
  const wanted = wantedChange(ledger, subscription, actions)
  const discount = wanted.discount ?? subscription.discount
  const next = (until: number, used: LedgerDiscount | null) =>
    bill(periodLines(wanted.plan.id, wanted.plan.prices[subscription.currency], wanted.quantity, used), until)
  if (wanted.isLater) return [next(periodAfter(subscription.periodEnd, wanted.plan.period, 1), discount)]
  const isSamePlan = wanted.plan.id === subscription.planId
  const until = isSamePlan ? subscription.periodEnd : periodAfter(ledger.beginning(), wanted.plan.period, 1)
  return [
    bill(changeLines(ledger, subscription, wanted), until),
    next(
      periodAfter(until, wanted.plan.period, 1),
      isSamePlan || !wanted.discount ? discount : later(discount),
    ),
  ]
}

const later = (discount: LedgerDiscount | null): LedgerDiscount | null =>
  discount && discount.paymentsLeft !== null
    ? { ...discount, paymentsLeft: discount.paymentsLeft - 1 }
    : discount

function bill(lines: readonly Line[], until: number) {
  return {
    amount: totalOf(lines) / 100,
    invoiceItems: lines.map((line) => ({
      chargeName: line.text,
      processingType: line.kind === 'discount' ? 'Discount' : 'Charge',
      amountWithoutTax: line.amount / 100,
      serviceEndDate: day(until),
    })),
  }
}
