import { cardFingerprint, paypalFingerprint } from '@vitrine/platform/billing/payment-method-fingerprint'
import type { PaymentMethodDetails } from '@vitrine/platform/billing/checkout'
import type {
  ProviderInvoice,
  ProviderPayment,
  ProviderSubscription,
  SubscriptionAfter,
} from '@vitrine/platform/billing/records'
import { nextAmountOf, type Acted } from './acts.ts'
import type { Ledger } from './ledger.ts'
import type { LedgerInvoice, LedgerPayment, LedgerPaymentMethod, LedgerSubscription } from './state.ts'

/** What the books hold, as the port tells it: what an adapter must make of the provider's own records, too. */
export function subscriptionRecord(ledger: Ledger, subscription: LedgerSubscription): ProviderSubscription {
  const { currency } = subscription
  const open = ledger.openInvoice(subscription.number)
  const paid = ledger.state.payments.findLast(
    (payment) =>
      payment.subscription === subscription.number &&
      payment.state !== 'failed' &&
      payment.state !== 'processing',
  )
  const hasEnded = subscription.endedAt !== null
  return {
    reference: subscription.number,
    accountReference: subscription.account,
    providerPlanId: subscription.planId,
    quantity: subscription.quantity,
    state: hasEnded ? 'ended' : subscription.isTrial ? 'trial' : open ? 'past-due' : 'active',
    startDate: new Date(subscription.startedAt),
    periodStart: new Date(subscription.periodStart),
    periodEnd: new Date(subscription.periodEnd),
    renews: subscription.renews && !hasEnded,
    isClosed: hasEnded,
    endsDate:
      subscription.endedAt === null
        ? subscription.renews
          ? null
          : new Date(subscription.periodEnd)
        : new Date(subscription.endedAt),
    nextAmount: { amount: nextAmountOf(subscription), currency },
    openInvoice: open
      ? { reference: open.number, amount: { amount: open.balance, currency }, dueDate: new Date(open.at) }
      : null,
    lastPayment: paid
      ? { reference: paid.number, amount: { amount: paid.amount, currency }, date: new Date(paid.at) }
      : null,
    reversals: ledger.state.payments
      .filter(
        (payment) =>
          payment.subscription === subscription.number &&
          payment.at >= subscription.periodStart &&
          (payment.state === 'refunded' || payment.state === 'charged-back'),
      )
      .map(({ state, number, amount, at, reversedAt }) => ({
        kind: state === 'refunded' ? ('refund' as const) : ('chargeback' as const),
        paymentReference: number,
        amount: { amount, currency },
        date: new Date(reversedAt ?? at),
      })),
    scheduledChange: subscription.scheduled && {
      changeReference: subscription.scheduled.order,
      providerPlanId: subscription.scheduled.planId,
      quantity: subscription.scheduled.quantity,
      date: new Date(subscription.periodEnd),
    },
    isTest: false,
  }
}

export function afterRecord(
  ledger: Ledger,
  { order, subscription, invoice }: Pick<Acted, 'order' | 'subscription' | 'invoice'>,
): SubscriptionAfter {
  const payment =
    invoice &&
    ledger.state.payments.findLast((each) => each.invoice === invoice.number && each.state === 'paid')
  return {
    subscription: subscriptionRecord(ledger, subscription),
    charged: payment ? { amount: payment.amount, currency: payment.currency } : null,
    invoiceReference: invoice?.number ?? null,
    paymentReference: payment?.number ?? null,
    orderReference: order.number,
  }
}

export function invoiceRecord(invoice: LedgerInvoice): ProviderInvoice | null {
  if (invoice.state === 'void') return null
  return {
    reference: invoice.number,
    number: invoice.number,
    date: new Date(invoice.at),
    amount: { amount: invoice.amount, currency: invoice.currency },
    state: invoice.state,
  }
}

export function paymentRecord(payment: LedgerPayment): ProviderPayment {
  return {
    reference: payment.number,
    ourReference: payment.order?.startsWith('VIT-') ? payment.order : null,
    subscriptionReference: payment.subscription,
    invoiceReference: payment.invoice,
    amount: { amount: payment.amount, currency: payment.currency },
    date: new Date(payment.at),
    state: payment.state,
  }
}

export function paymentMethodRecord(method: LedgerPaymentMethod): PaymentMethodDetails {
  return {
    reference: method.id,
    kind: method.kind,
    label:
      method.kind === 'paypal' ? `PayPal ${method.paypalEmail ?? ''}` : `Visa ending in ${method.lastDigits}`,
    paypalEmail: method.paypalEmail,
    fingerprint:
      method.kind === 'paypal'
        ? paypalFingerprint(method.paypalEmail)
        : cardFingerprint({
            ...method,
            expirationMonth: method.expiry?.slice(0, 2),
            expirationYear: method.expiry?.slice(3),
          }),
  }
}
