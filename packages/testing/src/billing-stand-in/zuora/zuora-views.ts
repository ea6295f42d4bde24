import { ledgerCurrencies, type CatalogPlan } from '../ledger/catalog.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type {
  LedgerInvoice,
  LedgerOrder,
  LedgerPayment,
  LedgerPaymentMethod,
  LedgerSubscription,
} from '../ledger/state.ts'

/** The books as Zuora writes them: days without a time, amounts as numbers. */
export const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
const units = (amount: number): number => amount / 100

const PERIODS = { Monthly: 'Month', Quarterly: 'Quarter', Annual: 'Annual' } as const

export function subscriptionView(subscription: LedgerSubscription) {
  const { scheduled, discount, endedAt } = subscription
  const end = endedAt ?? (subscription.renews ? null : subscription.periodEnd)
  const plan = (
    of: { planId: string; unitPrice: number; quantity: number; period: LedgerSubscription['period'] },
    suffix: string,
    from: number,
    until: number | null,
  ) => ({
    id: `RP-${subscription.number}${suffix}`,
    productRatePlanId: of.planId,
    ratePlanCharges: [
      {
        number: `C-${subscription.number}${suffix}`,
        productRatePlanChargeId: `${of.planId}-charge`,
        model: 'PerUnit',
        quantity: of.quantity,
        price: units(of.unitPrice),
        currency: subscription.currency,
        billingPeriod: PERIODS[of.period],
        chargedThroughDate: day(subscription.periodEnd),
        effectiveStartDate: day(from),
        effectiveEndDate: until === null ? null : day(until),
      },
    ],
  })
  return {
    success: true,
    subscriptionNumber: subscription.number,
    accountNumber: subscription.account,
    status: end !== null ? 'Cancelled' : 'Active',
    subscriptionStartDate: day(subscription.startedAt),
    subscriptionEndDate: end === null ? null : day(end),
    ratePlans: [
      plan(subscription, '', subscription.anchor, scheduled ? subscription.periodEnd : null),
      ...(scheduled ? [plan(scheduled, '-next', subscription.periodEnd, null)] : []),
      ...(discount && discount.paymentsLeft !== 0
        ? [
            {
              id: `RP-${subscription.number}-discount`,
              productRatePlanId: discount.id,
              ratePlanCharges: [
                {
                  number: `C-${subscription.number}-discount`,
                  productRatePlanChargeId: `${discount.id}-charge`,
                  model: discount.percent === null ? 'Discount-FixedAmount' : 'Discount-Percentage',
                  discountPercentage: discount.percent,
                  discountAmount: discount.amount === null ? null : units(discount.amount),
                },
              ],
            },
          ]
        : []),
    ],
  }
}

export const invoiceView = (invoice: LedgerInvoice) => ({
  id: invoice.number,
  invoiceNumber: invoice.number,
  accountNumber: invoice.account,
  invoiceDate: day(invoice.at),
  dueDate: day(invoice.at),
  // A refund opens it again.
  amount: units(invoice.amount),
  balance: units(invoice.state === 'refunded' ? invoice.amount : invoice.balance),
  currency: invoice.currency,
  status: invoice.state === 'void' ? 'Canceled' : 'Posted',
  sourceType: invoice.order === null ? 'Subscription' : 'Order',
  sourceId: invoice.order,
})

export const invoiceLinesView = (invoice: LedgerInvoice) => ({
  id: invoice.number,
  invoiceNumber: invoice.number,
  accountNumber: invoice.account,
  invoiceItems: invoice.lines.map(({ text, amount }, place) => ({
    id: `${invoice.number}-${place}`,
    chargeName: text,
    chargeAmount: units(amount),
    subscriptionName: invoice.subscription,
  })),
})

const PAYMENT_STATUS = {
  processing: 'Processing',
  paid: 'Processed',
  failed: 'Error',
  refunded: 'Processed',
  'charged-back': 'Processed',
} as const

export const paymentView = (payment: LedgerPayment) => ({
  id: payment.number,
  paymentNumber: payment.number,
  accountNumber: payment.account,
  amount: units(payment.amount),
  effectiveDate: day(payment.at),
  status: PAYMENT_STATUS[payment.state],
  paidInvoices: [
    {
      invoiceId: payment.invoice,
      invoiceNumber: payment.invoice,
      appliedPaymentAmount: units(payment.amount),
    },
  ],
})

export function refundViews(ledger: Ledger, account: string) {
  return ledger.state.payments
    .filter(
      (payment) =>
        payment.account === account && (payment.state === 'refunded' || payment.state === 'charged-back'),
    )
    .map((payment) => ({
      number: `R-${payment.number}`,
      paymentId: payment.number,
      amount: units(payment.amount),
      refundDate: day(payment.reversedAt ?? ledger.now()),
      reasonCode: payment.state === 'refunded' ? 'Standard Refund' : 'Chargeback',
      status: 'Processed',
    }))
}

const ACTIONS: Readonly<Record<string, string>> = {
  start: 'CreateSubscription',
  change: 'ChangePlan',
  'stop-renewal': 'CancelSubscription',
  end: 'CancelSubscription',
}
const ORDER_STATUS = {
  completed: 'Completed',
  waiting: 'Completed',
  failed: 'Failed',
  removed: 'Cancelled',
} as const

export const orderView = (order: LedgerOrder) => ({
  success: true,
  order: {
    orderNumber: order.number,
    orderDate: day(order.at),
    status: ORDER_STATUS[order.status],
    existingAccountNumber: order.account,
    subscriptions:
      order.subscription === null
        ? []
        : [
            {
              subscriptionNumber: order.subscription,
              orderActions: [{ type: ACTIONS[order.kind] ?? 'UpdateProduct' }],
            },
          ],
  },
})

export const paymentMethodView = (method: LedgerPaymentMethod) => ({
  success: true,
  id: method.id,
  type: method.kind === 'paypal' ? 'PayPalNativeEC' : 'CreditCard',
  ...(method.kind === 'paypal'
    ? { email: method.paypalEmail }
    : {
        creditCardType: 'Visa',
        cardNumber: `************${method.lastDigits}`,
        ...(method.expiry && {
          bankIdentificationNumber: method.firstDigits,
          expirationMonth: Number(method.expiry.slice(0, 2)),
          expirationYear: 2000 + Number(method.expiry.slice(3)),
        }),
      }),
})

export const catalogView = (plans: CatalogPlan[]) => ({
  success: true,
  products: [...new Set(plans.map(({ product }) => product))].map((product) => ({
    id: product,
    productRatePlans: plans
      .filter((plan) => plan.product === product)
      .map((plan) => ({
        id: plan.id,
        name: plan.id,
        status: 'Active',
        productRatePlanCharges: [
          {
            id: `${plan.id}-charge`,
            model: 'PerUnit',
            billingPeriod: PERIODS[plan.period],
            pricing: ledgerCurrencies.map((currency) => ({ currency, price: units(plan.prices[currency]) })),
          },
        ],
      })),
  })),
})
