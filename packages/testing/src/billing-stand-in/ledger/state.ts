import type { BillingPeriod, Currency } from '@vitrine/contracts/identity/billing'
import type { CardBehavior } from './cards.ts'

/**
 * All of it is plain data, so that it can be kept in a file. Times are milliseconds since 1970, amounts whole
 * minor units.
 */
export interface LedgerState {
  clockAheadMs: number
  lastNumber: number
  accounts: LedgerAccount[]
  paymentMethods: LedgerPaymentMethod[]
  subscriptions: LedgerSubscription[]
  orders: LedgerOrder[]
  invoices: LedgerInvoice[]
  payments: LedgerPayment[]
  /** Keep what was ordered although its payment was declined (true), or undo it (false). */
  keepsUnpaidOrders: boolean
  /** True: payments stay in processing until they are settled by the control call. */
  paymentsWait: boolean
  /** Prices that differ from the usual ones, by plan. */
  prices: Record<string, Partial<Record<Currency, number>>>
}

export interface LedgerAccount {
  reference: string
  email: string
  /** Of everything that it buys, where the provider fixes it (Zuora). */
  currency: Currency | null
  paymentMethod: string | null
}

export interface LedgerPaymentMethod {
  id: string
  account: string | null
  kind: 'card' | 'paypal'
  firstDigits: string
  lastDigits: string
  /** 'MM/YY'; null where it was not given. */
  expiry: string | null
  paypalEmail: string | null
  behavior: CardBehavior
  declinesLeft: number
}

export interface LedgerDiscount {
  id: string
  percent: number | null
  amount: number | null
  /** Payments that it still counts for; null for all. */
  paymentsLeft: number | null
}

export interface LedgerSubscription {
  number: string
  account: string
  planId: string
  period: BillingPeriod
  currency: Currency
  unitPrice: number
  quantity: number
  discount: LedgerDiscount | null
  startedAt: number
  /** Periods are counted from here. */
  anchor: number
  periodCount: number
  periodStart: number
  periodEnd: number
  isTrial: boolean
  renews: boolean
  endedAt: number | null
  /** What was paid for the present period. */
  paidAmount: number
  scheduled: {
    order: string
    planId: string
    period: BillingPeriod
    unitPrice: number
    quantity: number
  } | null
}

export interface LedgerOrder {
  number: string
  account: string
  kind: string
  /** What was asked for, to compare a repetition with. */
  externalReference: string | null
  subscription: string | null
  invoice: string | null
  at: number
  status: 'completed' | 'waiting' | 'failed' | 'removed'
  /** The subscription before it, for taking it back; null where it made one. */
  before: LedgerSubscription | null
  trialDays: number
}

export interface LedgerInvoice {
  number: string
  account: string
  subscription: string
  order: string | null
  at: number
  currency: Currency
  amount: number
  balance: number
  state: 'paid' | 'unpaid' | 'refunded' | 'void'
  /** Tries so far that were declined. */
  declined: number
  lines: { kind: 'charge' | 'credit' | 'discount'; text: string; amount: number }[]
}

export interface LedgerPayment {
  number: string
  account: string
  invoice: string
  subscription: string
  order: string | null
  at: number
  currency: Currency
  amount: number
  state: 'processing' | 'paid' | 'failed' | 'refunded' | 'charged-back'
  /** When it was given back, or taken back. */
  reversedAt?: number
}

export const emptyState = (): LedgerState => ({
  clockAheadMs: 0,
  lastNumber: 1000,
  accounts: [],
  paymentMethods: [],
  subscriptions: [],
  orders: [],
  invoices: [],
  payments: [],
  keepsUnpaidOrders: false,
  paymentsWait: false,
  prices: {},
})
