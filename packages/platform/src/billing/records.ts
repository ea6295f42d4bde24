import type { BillingPeriod } from '@vitrine/contracts/identity/billing'
import type { Money } from './money.ts'

/** A rate plan as an adapter needs it: from a row of `rate_plans`. */
export interface PlanAtProvider {
  /** Ours: `unlimited-monthly`. */
  ratePlanId: string
  /** The provider's id of the same plan: Zuora's product rate plan, 2Checkout's product code. */
  providerPlanId: string
  /**
   * What one period costs, of one slot where slots are sold, without a discount. Its currency is the
   * subscription's.
   */
  price: Money
  billingPeriod: BillingPeriod
}

/** A discount code as an adapter needs it: from a row of `discount_codes`. */
export interface DiscountAtProvider {
  code: string
  /** Zuora's discount rate plan, 2Checkout's coupon. */
  providerDiscountId: string
  /** Either a percent from 1 to 100, or an amount in the subscription's currency. */
  percent: number | null
  amount: Money | null
  /** Payments that it is for; null for all. */
  payments: number | null
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  /** The provider's own number of it. */
  reference: string
  /** `V{userId}`. */
  accountReference: string
  /** The provider's id of the present plan. */
  providerPlanId: string
  /** Slots; 1 where none are sold. */
  quantity: number
  /**
   * `trial`: runs, nothing paid. `active`: the present period is paid. `past-due`: the present period is not
   * paid. `ended`.
   */
  state: 'trial' | 'active' | 'past-due' | 'ended'
  startDate: Date
  /** The present period, of the trial while it is one: from (included) to (excluded). */
  periodStart: Date
  periodEnd: Date
  /** True: at `periodEnd` the next period is charged. */
  renews: boolean
  /**
   * Whether the provider has closed it, so that it tries to charge nothing any more: one that is over by its
   * date may still be open there.
   */
  isClosed: boolean
  /** When it ends or ended, where that is known: `periodEnd` where renewal was stopped; null while it renews. */
  endsDate: Date | null
  /** What a period costs now, with quantity and discount; null where the provider does not say. */
  nextAmount: Money | null
  /** What is open, and since when: the date of the first failed payment of it. */
  openInvoice: { reference: string; amount: Money; dueDate: Date } | null
  /** What was paid last. */
  lastPayment: { reference: string; amount: Money; date: Date } | null
  /**
   * The payments taken since the present period began that were given back in full by staff, or taken back by
   * the member's bank: of the period, and of slots added to it.
   */
  reversals: readonly { kind: 'refund' | 'chargeback'; paymentReference: string; amount: Money; date: Date }[]
  /** A change that waits for the next billing date; its reference where the provider tells it. */
  scheduledChange: {
    changeReference: string | null
    providerPlanId: string
    quantity: number
    date: Date
  } | null
  /** True for an order made with a test card; it counts only where the settings say so. */
  isTest: boolean
}

/** What an act left behind. */
export interface SubscriptionAfter {
  subscription: ProviderSubscription
  /** What this act took; null where it took nothing. */
  charged: Money | null
  /** The provider's numbers, null where there is none. */
  invoiceReference: string | null
  paymentReference: string | null
  orderReference: string | null
}

export interface PreviewRequest {
  accountReference: string
  /** Null: a new subscription. */
  subscriptionReference: string | null
  plan: PlanAtProvider
  quantity: number
  discount: DiscountAtProvider | null
  effective: 'now' | 'next-billing-date'
}

export interface PricePreview {
  amountDueNow: Money
  /** From the next billing date. */
  nextAmount: Money
  nextBillingDate: Date
  /**
   * What the amount due now consists of; credits are negative. They add up to it, but for a credit that is
   * larger than the rest: nothing is paid out.
   */
  lines: { kind: 'charge' | 'credit' | 'discount'; text: string; amount: Money }[]
}

export interface ProviderInvoice {
  reference: string
  /** As it is printed on it. */
  number: string
  date: Date
  amount: Money
  state: 'paid' | 'unpaid' | 'refunded'
}

export interface ProviderPayment {
  reference: string
  /** `VIT-{operationId}` of the operation that took it, where the provider knows; null for renewals. */
  ourReference: string | null
  subscriptionReference: string | null
  invoiceReference: string | null
  amount: Money
  date: Date
  state: 'processing' | 'paid' | 'failed' | 'refunded' | 'charged-back'
}

export interface InvoiceFile {
  contentType: string
  fileName: string
  bytes: Uint8Array
}

export interface ProviderPrice {
  providerPlanId: string
  price: Money
  billingPeriod: BillingPeriod | null
}
