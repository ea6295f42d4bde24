import type { BilledSubscription, ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'

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

/** A purchase that was asked of the provider, whose outcome nobody knows yet. */
export function anOperation(change: Partial<ManagedOperation> = {}): ManagedOperation {
  return {
    id: 12,
    reference: 'VIT-12',
    kind: 'purchase',
    state: 'unknown',
    provider: 'zuora',
    accountId: 5,
    accountEmail: 'member@post.example',
    subscriptionId: null,
    takesMoney: true,
    amount: '29.99',
    currency: 'USD',
    providerReference: null,
    declineReason: null,
    note: 'time-out',
    attempts: 9,
    createdDate: '2026-11-02T10:00:00.000Z',
    claimedDate: '2026-11-02T10:00:00.000Z',
    settledDate: null,
    isOverdue: true,
    revision: 3,
    ...change,
  }
}
