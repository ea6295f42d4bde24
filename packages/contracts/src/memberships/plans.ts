import type { BillingPeriod, Currency } from '../identity/billing.ts'

/** Price Guide Lite is offered where `enablePGL` asks for it; Enterprise has a price for each slot. */
export { soldProducts as products, type SoldProduct as Product } from '../billing/products.ts'

export const periodWords = {
  Monthly: 'month',
  Quarterly: 'quarter',
  Annual: 'year',
} as const satisfies Record<BillingPeriod, string>
export const currencySigns = { USD: '$', EUR: '€', GBP: '£', CAD: 'C $' } as const satisfies Record<
  Currency,
  string
>

/** What follows a trial unless another plan was chosen. */
export const DEFAULT_RATE_PLAN = 'unlimited-monthly'

/** 'C $ 1,234.50' of '1234.50': what the wire carries has two decimals always. A minus stands first. */
export function displayPrice(amount: string, currency: Currency): string {
  const [whole = '0', decimals = '00'] = amount.replace('-', '').split('.')
  return `${amount.startsWith('-') ? '-' : ''}${currencySigns[currency]} ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')}`
}

/** From where a trial is activated. */
export const activationSources = ['accountSettings', 'header', 'vaultItem', 'worthScore'] as const
export type ActivationSource = (typeof activationSources)[number]

export const checkoutStates = ['open', 'waiting', 'done', 'declined', 'expired'] as const
export type CheckoutState = (typeof checkoutStates)[number]

export const invoiceStatuses = ['Paid', 'Unpaid', 'Refunded'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const membershipLimits = {
  trialDays: 7,
  /** Trials that may begin from one network within so many days. */
  trialsOfNetwork: { count: 5, days: 30 },
  discountCodeMin: 4,
  discountCodeMax: 40,
  /** How long a call that takes money is waited for before it responds with 202. */
  waitSeconds: 20,
  checkoutMinutes: 60,
  /** Calls with a discount code that nobody knows. */
  unknownCodesPerHour: { account: 20, network: 60 },
  updatesPerHour: 10,
  invoicesPerPage: 20,
} as const

/**
 * Sent with a call that takes money: the same key, path and body within 24 hours respond with the first
 * outcome.
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
