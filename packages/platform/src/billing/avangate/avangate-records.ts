import type { PaymentMethodDetails } from '../checkout.ts'
import { cardFingerprint, paypalFingerprint } from '../payment-method-fingerprint.ts'
import type { BillingPeriod, Currency } from '@vitrine/contracts/identity/billing'
import { minorUnits, type Money } from '../money.ts'
import type { ProviderInvoice, ProviderPayment, ProviderSubscription } from '../records.ts'
import type { AvangateOrder, AvangateSubscription } from './avangate-schemas.ts'

const MONTHS: Record<BillingPeriod, number> = { Monthly: 1, Quarterly: 3, Annual: 12 }

export const money = (amount: number, currency: Currency): Money => ({ amount: minorUnits(amount), currency })

/** On the same day of the month, or its last day where there is none; at the same time. */
export function periodsFrom(date: Date, period: BillingPeriod, count: number): Date {
  const month = date.getUTCMonth() + MONTHS[period] * count
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const moved = new Date(date)
  moved.setUTCFullYear(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastDay))
  return moved
}

export type PaymentDecision = 'paid' | 'waiting' | 'declined' | 'refunded' | 'charged-back'

/** What an order's status says of its payment. */
export function decisionOf(status: string): PaymentDecision {
  if (status === 'COMPLETE') return 'paid'
  if (status === 'REFUND') return 'refunded'
  if (status === 'REVERSED') return 'charged-back'
  return status === 'CANCELED' || status === 'INVALID' ? 'declined' : 'waiting'
}

/** What the adapter makes of a subscription, its orders (newest first) and its product's period. */
export function subscriptionRecord(
  subscription: AvangateSubscription,
  orders: readonly AvangateOrder[],
  period: BillingPeriod,
  now: Date,
): ProviderSubscription {
  const {
    ExpirationDate: expires,
    NextRenewalPrice: price,
    NextRenewalPriceCurrency: currency,
    RecurringEnabled: renews,
    SubscriptionEnabled: isEnabled,
  } = subscription
  const hasEnded = !isEnabled || (!renews && expires <= now)
  const isPastDue = !hasEnded && expires <= now
  const paid = orders.find(
    (order) =>
      order.GrossPrice > 0 &&
      decisionOf(order.Status) !== 'declined' &&
      decisionOf(order.Status) !== 'waiting',
  )
  const nextAmount = price !== null && price !== undefined && currency ? money(price, currency) : null
  const periodEnd = isPastDue ? periodsFrom(expires, period, 1) : expires
  const before = periodsFrom(periodEnd, period, -1)
  return {
    reference: subscription.SubscriptionReference,
    accountReference: subscription.ExternalCustomerReference,
    providerPlanId: subscription.Product.ProductCode,
    quantity: subscription.Product.ProductQuantity,
    state: hasEnded ? 'ended' : isPastDue ? 'past-due' : subscription.IsTrial ? 'trial' : 'active',
    startDate: subscription.StartDate,
    periodStart: subscription.IsTrial || before < subscription.StartDate ? subscription.StartDate : before,
    periodEnd,
    renews: renews && !hasEnded,
    isClosed: !isEnabled,
    endsDate: hasEnded || !renews ? expires : null,
    nextAmount,
    // 2Checkout makes no invoice before it is paid: what is open is the renewal.
    openInvoice:
      isPastDue && nextAmount
        ? { reference: `renewal-${subscription.SubscriptionReference}`, amount: nextAmount, dueDate: expires }
        : null,
    lastPayment: paid
      ? { reference: paid.RefNo, amount: money(paid.GrossPrice, paid.Currency), date: paid.OrderDate }
      : null,
    reversals: orders
      .filter(({ GrossPrice, OrderDate }) => GrossPrice > 0 && OrderDate >= before)
      .flatMap(reversalOf),
    scheduledChange: null,
    isTest: subscription.TestSubscription,
  }
}

function reversalOf({
  Status,
  RefNo,
  GrossPrice,
  Currency: currency,
  OrderDate,
}: AvangateOrder): ProviderSubscription['reversals'] {
  const decision = decisionOf(Status)
  if (decision !== 'refunded' && decision !== 'charged-back') return []
  return [
    {
      kind: decision === 'refunded' ? 'refund' : 'chargeback',
      paymentReference: RefNo,
      amount: money(GrossPrice, currency),
      date: OrderDate,
    },
  ]
}

export function invoiceRecord(order: AvangateOrder): ProviderInvoice | null {
  const decision = decisionOf(order.Status)
  if (order.GrossPrice === 0 || decision === 'declined' || decision === 'waiting') return null
  return {
    reference: order.RefNo,
    number: order.RefNo,
    date: order.OrderDate,
    amount: money(order.GrossPrice, order.Currency),
    state: decision === 'paid' ? 'paid' : 'refunded',
  }
}

const PAYMENT_STATES: Record<PaymentDecision, ProviderPayment['state']> = {
  paid: 'paid',
  waiting: 'processing',
  declined: 'failed',
  refunded: 'refunded',
  'charged-back': 'charged-back',
}

export function paymentRecord(order: AvangateOrder, subscriptionReference: string): ProviderPayment {
  return {
    reference: order.RefNo,
    ourReference: null,
    subscriptionReference,
    invoiceReference: order.RefNo,
    amount: money(order.GrossPrice, order.Currency),
    date: order.OrderDate,
    state: PAYMENT_STATES[decisionOf(order.Status)],
  }
}

export function paymentMethodRecord(order: AvangateOrder): PaymentMethodDetails | null {
  const details = order.PaymentDetails
  if (!details) return null
  const isPaypal = details.Type.startsWith('PAYPAL')
  const paypalEmail = isPaypal ? (details.Email ?? null) : null
  return {
    reference: order.RefNo,
    kind: isPaypal ? 'paypal' : details.Type === 'CC' ? 'card' : 'other',
    label: isPaypal
      ? `PayPal ${paypalEmail ?? ''}`.trim()
      : `${details.PaymentMethod?.CardType ?? 'Card'} ending in ${details.PaymentMethod?.LastDigits ?? ''}`,
    paypalEmail,
    fingerprint: isPaypal
      ? paypalFingerprint(paypalEmail)
      : cardFingerprint({
          firstDigits: details.PaymentMethod?.FirstDigits,
          lastDigits: details.PaymentMethod?.LastDigits,
          expirationMonth: details.PaymentMethod?.ExpirationMonth,
          expirationYear: details.PaymentMethod?.ExpirationYear,
        }),
  }
}
