import { writtenTime } from '@vitrine/platform/billing/avangate/avangate-signatures'
import { nextAmountOf } from '../ledger/acts.ts'
import { ledgerCurrencies, type CatalogPlan } from '../ledger/catalog.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { LedgerOrder, LedgerPayment, LedgerSubscription } from '../ledger/state.ts'

/** The books as 2Checkout writes them: each try to take money is an order. */
export interface AvangateOrderEntry {
  reference: string
  type: 'NEW' | 'UPGRADE' | 'RENEWAL'
  subscription: LedgerSubscription
  order: LedgerOrder | null
  payment: LedgerPayment | null
}

const STATUS = {
  processing: 'PENDING',
  paid: 'COMPLETE',
  failed: 'INVALID',
  refunded: 'REFUND',
  'charged-back': 'REVERSED',
} as const

/** All orders, newest first. */
export function orderEntries(ledger: Ledger): AvangateOrderEntry[] {
  const free = ledger.state.orders
    .filter(
      (order) =>
        order.kind === 'start' && !ledger.state.payments.some((payment) => payment.order === order.number),
    )
    .flatMap((order): (AvangateOrderEntry & { at: number })[] => {
      const subscription = ledger.subscription(order.subscription ?? '')
      return subscription
        ? [{ reference: order.number, type: 'NEW', subscription, order, payment: null, at: order.at }]
        : []
    })
  const paid = ledger.state.payments.flatMap((payment): (AvangateOrderEntry & { at: number })[] => {
    const order = ledger.order(payment.order ?? '') ?? null
    const subscription = ledger.subscription(payment.subscription)
    if (!subscription) return []
    const type = order?.kind === 'start' ? 'NEW' : order?.kind === 'change' ? 'UPGRADE' : 'RENEWAL'
    return [
      { reference: order?.number ?? payment.number, type, subscription, order, payment, at: payment.at },
    ]
  })
  return [...free, ...paid].toSorted((one, other) => one.at - other.at).toReversed()
}

export function orderView(ledger: Ledger, { reference, subscription, order, payment }: AvangateOrderEntry) {
  const method = ledger.paymentMethod(ledger.account(subscription.account)?.paymentMethod)
  return {
    RefNo: reference,
    ExternalReference: order?.externalReference ?? null,
    ExternalCustomerReference: subscription.account,
    Status: payment ? STATUS[payment.state] : 'COMPLETE',
    Currency: subscription.currency.toLowerCase(),
    GrossPrice: (payment?.amount ?? 0) / 100,
    OrderDate: writtenTime(new Date(payment?.at ?? order?.at ?? 0)),
    TestOrder: true,
    PaymentDetails: method
      ? {
          Type: method.kind === 'paypal' ? 'PAYPAL' : 'CC',
          Email: method.paypalEmail,
          PaymentMethod: {
            LastDigits: method.lastDigits,
            CardType: 'Visa',
            ...(method.expiry && {
              FirstDigits: method.firstDigits,
              ExpirationMonth: method.expiry.slice(0, 2),
              ExpirationYear: method.expiry.slice(3),
            }),
          },
        }
      : null,
    Items: [
      {
        Code: subscription.planId,
        Quantity: subscription.quantity,
        ProductDetails: { Subscriptions: [{ SubscriptionReference: subscription.number }] },
      },
    ],
  }
}

export function subscriptionView(ledger: Ledger, subscription: LedgerSubscription) {
  const isUnpaid = ledger.openInvoice(subscription.number) !== undefined
  return {
    SubscriptionReference: subscription.number,
    ExternalCustomerReference: subscription.account,
    StartDate: writtenTime(new Date(subscription.startedAt)),
    ExpirationDate: writtenTime(
      new Date(subscription.endedAt ?? (isUnpaid ? subscription.periodStart : subscription.periodEnd)),
    ),
    RecurringEnabled: subscription.renews && subscription.endedAt === null,
    SubscriptionEnabled: subscription.endedAt === null,
    IsTrial: subscription.isTrial,
    TestSubscription: true,
    Product: { ProductCode: subscription.planId, ProductQuantity: subscription.quantity },
    NextRenewalPrice: nextAmountOf(subscription) / 100,
    NextRenewalPriceCurrency: subscription.currency.toLowerCase(),
  }
}

const CYCLES = { Monthly: 1, Quarterly: 3, Annual: 12 } as const

export const productView = (plan: CatalogPlan) => ({
  ProductCode: plan.id,
  ProductName: plan.id,
  SubscriptionInformation: { BillingCycle: CYCLES[plan.period], BillingCycleUnits: 'M' },
  PricingConfigurations: [
    {
      Prices: {
        Regular: ledgerCurrencies.map((currency) => ({
          Amount: plan.prices[currency] / 100,
          Currency: currency,
        })),
      },
    },
  ],
})
