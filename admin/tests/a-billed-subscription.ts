import type { BilledSubscription } from '@vitrine/contracts/billing/billed-schemas'

/** A member's Enterprise, paid by the month; the next period is paid by the year. */
export const aBilledSubscription: BilledSubscription = {
  id: 1,
  accountId: 5,
  accountEmail: 'member@post.example',
  product: 'Enterprise',
  billingPeriod: 'Monthly',
  currency: 'USD',
  amount: '24.99',
  quantity: 3,
  state: 'active',
  status: 'Active',
  provider: 'zuora',
  providerReference: 'A-S00001',
  startedDate: '2026-11-02T10:00:00.000Z',
  nextBillingDate: '2026-12-02T10:00:00.000Z',
  endsDate: null,
  endReason: null,
  paymentDueDate: null,
  pendingPlan: 'Enterprise, Annual',
}
