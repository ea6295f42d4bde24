import type { BillingPeriod } from '@vitrine/contracts/identity/billing'
import { readSubscriptionStatus } from '@vitrine/contracts/identity/endpoints'
import type { Product } from '@vitrine/contracts/memberships/plans'
import { displayPrice, periodWords } from '@vitrine/contracts/memberships/plans'
import type {
  MembershipData,
  PricePreview,
  RatePlan,
  SubscriptionData,
} from '@vitrine/contracts/memberships/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'

const ids: Readonly<Record<Product, string>> = {
  Unlimited: 'unlimited',
  Marks: 'marks',
  Library: 'library',
  'Price Guide Lite': 'price-guide-lite',
  Enterprise: 'enterprise',
}

export function aPlan(
  product: Product = 'Unlimited',
  billingPeriod: BillingPeriod = 'Monthly',
  amount = '29.99',
  currency: RatePlan['currency'] = 'USD',
): RatePlan {
  return {
    id: `${ids[product]}-${billingPeriod.toLowerCase()}`,
    product,
    name: `${product}, ${billingPeriod.toLowerCase()}`,
    billingPeriod,
    currency,
    amount,
    displayPrice: displayPrice(amount, currency),
    displayPeriod: periodWords[billingPeriod],
  }
}

export const somePlans = (currency: RatePlan['currency'] = 'USD'): RatePlan[] => [
  aPlan('Unlimited', 'Monthly', '29.99', currency),
  aPlan('Unlimited', 'Annual', '299.99', currency),
  aPlan('Marks', 'Monthly', '9.99', currency),
  aPlan('Marks', 'Annual', '99.99', currency),
  aPlan('Library', 'Monthly', '9.99', currency),
  aPlan('Library', 'Annual', '99.99', currency),
  aPlan('Enterprise', 'Monthly', '24.99', currency),
]

export const aMobile = (): NonNullable<MembershipData['mobile']> => ({
  name: 'Unlimited',
  product_id: 'unlimited.month',
  source: 'iOS',
  status: 'Active',
  valid_until: '2026-12-24T00:00:00.000Z',
  value: '29.99',
  period: { name: 'month', enumType: 'MONTHLY' },
})

/** A free account's, unless the change says otherwise. */
export function aMembership(change: Partial<MembershipData> = {}): MembershipData {
  return {
    mobile: null,
    description: '',
    productTitle: 'Free',
    billingData: { nextBillingDate: null, nextBillingTimeLeft: null },
    remainingTrialDays: null,
    remainingTrialDaysText: '',
    user: { pricelookupBalance: 0, trialEndDate: null },
    remainingLookups: 0,
    totalLookups: 0,
    status: 'Inactive',
    ratePlan: null,
    ratePlans: [],
    endsDate: null,
    pendingChange: null,
    paymentDueDate: null,
    isPaymentInProgress: false,
    paymentNotMadeDate: null,
    paymentDeclinedDate: null,
    isTeamUser: false,
    mayCancel: false,
    mayReactivate: false,
    mayChangePaymentMethod: false,
    ...change,
  }
}

/** Unlimited, paid by the month. */
export const paidMembership = (change: Partial<MembershipData> = {}) =>
  aMembership({
    status: 'Active',
    productTitle: 'Unlimited',
    ratePlan: aPlan(),
    billingData: { nextBillingDate: '2026-12-24T00:00:00.000Z', nextBillingTimeLeft: '30 days' },
    remainingLookups: null,
    totalLookups: null,
    mayCancel: true,
    mayChangePaymentMethod: true,
    ...change,
  })

export const trialMembership = (change: Partial<MembershipData> = {}) =>
  paidMembership({
    status: 'In Trial',
    remainingTrialDays: 5,
    remainingTrialDaysText: '5 days left in your trial',
    user: { pricelookupBalance: 7, trialEndDate: '2026-12-24T00:00:00.000Z' },
    remainingLookups: 7,
    totalLookups: 7,
    ...change,
  })

export function aSubscription(change: Partial<SubscriptionData> = {}): SubscriptionData {
  return {
    ratePlans: [],
    product: null,
    ratePlan: null,
    promotedProducts: ['Unlimited', 'Marks', 'Library'],
    isUpgrade: false,
    allowDiscountCodeInModal: true,
    inTrial: false,
    isTrialOffered: true,
    accountId: 'V7',
    currency: 'USD',
    mayChooseCurrency: true,
    ...change,
  }
}

export const aPrice = (change: Partial<PricePreview> = {}): PricePreview => ({
  amountDueNow: '29.99',
  nextAmount: '29.99',
  nextBillingDate: '2026-12-24T00:00:00.000Z',
  currency: 'USD',
  lines: [{ text: 'Unlimited, monthly', amount: '29.99' }],
  changesOn: null,
  ...change,
})

/** What is asked for first after a change of the membership. */
export const paidStatus = responds(readSubscriptionStatus, () => ({
  status: 'Active' as const,
  billingPeriod: 'Monthly' as const,
  currency: 'USD' as const,
  hasMobileSubscription: false,
  isActiveZuoraSubscriber: true,
  isAvangateUser: false,
  isFreeUser: false,
  isTrialUser: false,
}))
