import type { PaymentMethodDetails } from '../checkout.ts'
import { cardFingerprint, paypalFingerprint } from '../payment-method-fingerprint.ts'
import type { BillingPeriod, Currency } from '@vitrine/contracts/identity/billing'
import { minorUnits, type Money } from '../money.ts'
import type { ProviderInvoice, ProviderPayment, ProviderSubscription } from '../records.ts'
import type { ZuoraInvoice, ZuoraPayment, ZuoraRefund, ZuoraSubscription } from './zuora-schemas.ts'

export interface ZuoraAccountRecords {
  invoices: ZuoraInvoice[]
  payments: ZuoraPayment[]
  refunds: ZuoraRefund[]
}

/** The books of an account with the subscriptions that each invoice is for, as far as Zuora tells them. */
export interface ZuoraSubscriptionBooks extends ZuoraAccountRecords {
  subscriptionsOf: ReadonlyMap<string, ReadonlySet<string>>
}

type RatePlan = ZuoraSubscription['ratePlans'][number]

const MONTHS: Readonly<Record<string, number>> = { Month: 1, Quarter: 3, Annual: 12 }
const PERIODS: Readonly<Record<string, BillingPeriod>> = {
  Month: 'Monthly',
  Quarter: 'Quarterly',
  Annual: 'Annual',
}

export const billingPeriodOf = (written: string | null | undefined): BillingPeriod | null =>
  PERIODS[written ?? ''] ?? null
export const money = (amount: number, currency: Currency): Money => ({ amount: minorUnits(amount), currency })

const isDiscount = (plan: RatePlan): boolean =>
  plan.ratePlanCharges.every((charge) => charge.model.startsWith('Discount'))
const startsAt = (plan: RatePlan): number => plan.ratePlanCharges[0]?.effectiveStartDate?.getTime() ?? 0

/** The plan that counts on a day, and the one that takes over later. */
export function plansOf(
  subscription: ZuoraSubscription,
  now: Date,
): { present: RatePlan | undefined; later: RatePlan | undefined } {
  const plans = subscription.ratePlans
    .filter((plan) => !isDiscount(plan))
    .toSorted((one, other) => startsAt(one) - startsAt(other))
  const begun = plans.filter((plan) => startsAt(plan) <= now.getTime())
  return { present: begun.at(-1) ?? plans[0], later: plans.find((plan) => startsAt(plan) > now.getTime()) }
}

/** What the adapter makes of a subscription and the books of its account; null where it has no plan of ours. */
export function subscriptionRecord(
  subscription: ZuoraSubscription,
  books: ZuoraSubscriptionBooks,
  now: Date,
): ProviderSubscription | null {
  const { invoices, payments, refunds } = itsOwn(subscription, books)
  const { present, later } = plansOf(subscription, now)
  const charge = present?.ratePlanCharges[0]
  if (!present || !charge?.currency) return null
  const { currency } = charge
  const end = subscription.subscriptionEndDate ?? null
  const periodEnd = charge.chargedThroughDate ?? end ?? subscription.subscriptionStartDate
  const periodStart =
    periodEnd <= subscription.subscriptionStartDate
      ? subscription.subscriptionStartDate
      : laterOf(
          monthsBefore(periodEnd, MONTHS[charge.billingPeriod ?? ''] ?? 1),
          charge.effectiveStartDate ?? null,
        )
  const hasEnded = end !== null && end <= now
  const open = hasEnded
    ? undefined
    : invoices.find(
        (invoice) =>
          invoice.status === 'Posted' && invoice.balance > 0 && !isGivenBack(invoice, payments, refunds),
      )
  const paid = payments.find((payment) => payment.status === 'Processed')
  return {
    reference: subscription.subscriptionNumber,
    accountReference: subscription.accountNumber,
    providerPlanId: present.productRatePlanId,
    quantity: charge.quantity ?? 1,
    state: hasEnded ? 'ended' : open ? 'past-due' : 'active',
    startDate: subscription.subscriptionStartDate,
    periodStart,
    periodEnd,
    renews: end === null,
    isClosed: hasEnded,
    endsDate: end,
    nextAmount: nextAmountOf(subscription, later ?? present, currency),
    openInvoice: open
      ? { reference: open.id, amount: money(open.balance, currency), dueDate: open.dueDate }
      : null,
    lastPayment: paid
      ? { reference: paid.paymentNumber, amount: money(paid.amount, currency), date: paid.effectiveDate }
      : null,
    reversals: reversalsOf(refunds, payments, periodStart, currency),
    scheduledChange: later
      ? {
          changeReference: null,
          providerPlanId: later.productRatePlanId,
          quantity: later.ratePlanCharges[0]?.quantity ?? 1,
          date: new Date(startsAt(later)),
        }
      : null,
    isTest: false,
  }
}

/**
 * Zuora's books are an account's, not a subscription's: what is invoiced for another one is another's, and so
 * is what was invoiced and paid before it began, or after it ended. One that was cancelled from its first day
 * has nothing.
 */
function itsOwn(
  { subscriptionNumber, subscriptionStartDate: begin, subscriptionEndDate: end }: ZuoraSubscription,
  { invoices, payments, refunds, subscriptionsOf }: ZuoraSubscriptionBooks,
): ZuoraAccountRecords {
  const isOfItsTime = (date: Date): boolean => date >= begin && (!end || (end > begin && date <= end))
  const isAnothers = (invoiceId: string): boolean => {
    const told = subscriptionsOf.get(invoiceId)
    return told !== undefined && told.size > 0 && !told.has(subscriptionNumber)
  }
  return {
    invoices: invoices.filter(({ id, invoiceDate }) => isOfItsTime(invoiceDate) && !isAnothers(id)),
    payments: payments.filter(
      ({ effectiveDate, paidInvoices }) =>
        isOfItsTime(effectiveDate) &&
        (paidInvoices.length === 0 || !paidInvoices.every(({ invoiceId }) => isAnothers(invoiceId))),
    ),
    refunds,
  }
}

function nextAmountOf(subscription: ZuoraSubscription, plan: RatePlan, currency: Currency): Money | null {
  const charge = plan.ratePlanCharges[0]
  if (charge?.price === null || charge?.price === undefined) return null
  const whole = minorUnits(charge.price) * (charge.quantity ?? 1)
  const off = subscription.ratePlans
    .filter(isDiscount)
    .flatMap((discount) => discount.ratePlanCharges)
    .reduce(
      (sum, discount) =>
        sum +
        Math.round((whole * (discount.discountPercentage ?? 0)) / 100) +
        minorUnits(discount.discountAmount ?? 0),
      0,
    )
  return { amount: Math.max(0, whole - off), currency }
}

/** The refunds of whole payments of the present period. */
function reversalsOf(
  refunds: ZuoraRefund[],
  payments: ZuoraPayment[],
  periodStart: Date,
  currency: Currency,
): ProviderSubscription['reversals'] {
  return payments
    .filter(({ effectiveDate }) => effectiveDate >= periodStart)
    .flatMap((payment) => {
      const its = refunds.filter(
        ({ status, paymentId }) => status === 'Processed' && paymentId === payment.id,
      )
      const [latest] = its.toSorted((one, other) => other.refundDate.getTime() - one.refundDate.getTime())
      // It may have been given back in parts.
      const amount = its.reduce((sum, refund) => sum + minorUnits(refund.amount), 0)
      if (!latest || amount < minorUnits(payment.amount)) return []
      return [
        {
          kind: its.some(isChargeback) ? 'chargeback' : 'refund',
          paymentReference: payment.paymentNumber,
          amount: { amount, currency },
          date: latest.refundDate,
        },
      ]
    })
}

/** A refund opens the invoice again that its payment had settled: nothing of it is the member's to pay. */
export function isGivenBack(
  { id }: Pick<ZuoraInvoice, 'id'>,
  payments: readonly ZuoraPayment[],
  refunds: readonly ZuoraRefund[],
): boolean {
  return payments.some(
    (payment) =>
      payment.paidInvoices.some(({ invoiceId }) => invoiceId === id) &&
      refunds.some(({ status, paymentId }) => status === 'Processed' && paymentId === payment.id),
  )
}

const isChargeback = (refund: ZuoraRefund): boolean => /chargeback/i.test(refund.reasonCode ?? '')

export function invoiceRecord(
  invoice: ZuoraInvoice,
  { payments, refunds }: ZuoraAccountRecords,
): ProviderInvoice | null {
  if (invoice.status !== 'Posted') return null
  const paidBy = payments
    .filter((payment) => payment.paidInvoices.some(({ invoiceId }) => invoiceId === invoice.id))
    .map(({ id }) => id)
  const isRefunded = refunds.some((refund) => paidBy.includes(refund.paymentId))
  return {
    reference: invoice.id,
    number: invoice.invoiceNumber,
    date: invoice.invoiceDate,
    amount: money(invoice.amount, invoice.currency),
    state: isRefunded ? 'refunded' : invoice.balance > 0 ? 'unpaid' : 'paid',
  }
}

const PAYMENT_STATES: Readonly<Record<string, ProviderPayment['state']>> = {
  Processed: 'paid',
  Processing: 'processing',
  Draft: 'processing',
  Posted: 'processing',
}

export function paymentRecord(
  payment: ZuoraPayment,
  { invoices, refunds }: ZuoraAccountRecords,
): ProviderPayment {
  const invoice = invoices.find(({ id }) => payment.paidInvoices.some(({ invoiceId }) => invoiceId === id))
  const refund = refunds.find(({ paymentId }) => paymentId === payment.id)
  return {
    reference: payment.paymentNumber,
    ourReference: invoice?.sourceId?.startsWith('VIT-') ? invoice.sourceId : null,
    subscriptionReference: null,
    invoiceReference: invoice?.id ?? null,
    amount: money(payment.amount, invoice?.currency ?? 'USD'),
    date: payment.effectiveDate,
    state: refund
      ? isChargeback(refund)
        ? 'charged-back'
        : 'refunded'
      : (PAYMENT_STATES[payment.status] ?? 'failed'),
  }
}

export function paymentMethodRecord(method: {
  id: string
  type: string
  cardNumber?: string | null | undefined
  creditCardType?: string | null | undefined
  bankIdentificationNumber?: string | null | undefined
  expirationMonth?: string | number | null | undefined
  expirationYear?: string | number | null | undefined
  email?: string | null | undefined
}): PaymentMethodDetails {
  const isPaypal = method.type.startsWith('PayPal')
  const paypalEmail = isPaypal ? (method.email ?? null) : null
  return {
    reference: method.id,
    kind: isPaypal ? 'paypal' : method.type.startsWith('CreditCard') ? 'card' : 'other',
    label: isPaypal
      ? `PayPal ${paypalEmail ?? ''}`.trim()
      : `${method.creditCardType ?? 'Card'} ending in ${(method.cardNumber ?? '').slice(-4)}`,
    paypalEmail,
    fingerprint: isPaypal
      ? paypalFingerprint(paypalEmail)
      : cardFingerprint({
          ...method,
          firstDigits: method.bankIdentificationNumber ?? method.cardNumber,
          lastDigits: method.cardNumber,
        }),
  }
}

function monthsBefore(date: Date, months: number): Date {
  const month = date.getUTCMonth() - months
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastDay)))
}

const laterOf = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one)
