import type { SubscriptionStatus } from '@vitrine/contracts/standing'
import { timeAfter } from '@vitrine/platform/clock'

/** Days that billing waits. */
export const billingDays = {
  /** A failed renewal leaves the membership open so long. */
  openWhileUnpaid: 7,
  /** Then it ends. */
  endsUnpaid: 30,
  /** After these days a charge that failed is tried again. */
  retries: [1, 3, 5, 7],
} as const

/** How long a trial's access goes on while the outcome of its conversion is awaited. */
const AWAITED_CONVERSION = { hours: 24 }

/** What of a subscription decides about access. */
export interface BilledSubscription {
  state: 'trial' | 'active' | 'ended'
  trialEndsAt: Date | null
  periodEnd: Date | null
  renews: boolean
  paymentDueSince: Date | null
}

/** What permissions read: the status, and what it is from `changesAt` on. */
export interface MembershipStatus {
  status: SubscriptionStatus
  changesAt: Date | null
  thenStatus: SubscriptionStatus | null
}

/** The one place where a subscription becomes a status. */
export function membershipStatusOf({
  state,
  trialEndsAt,
  periodEnd,
  renews,
  paymentDueSince,
}: BilledSubscription): MembershipStatus {
  if (state === 'ended') return lasting('Cancelled')
  if (state === 'trial') {
    if (paymentDueSince !== null || trialEndsAt === null) return lasting('Error')
    return renews
      ? until(timeAfter(trialEndsAt, AWAITED_CONVERSION), 'In Trial', 'Error')
      : until(trialEndsAt, 'In Trial', 'Cancelled')
  }
  if (paymentDueSince !== null)
    return until(timeAfter(paymentDueSince, { days: billingDays.openWhileUnpaid }), 'Active', 'Error')
  return renews || periodEnd === null ? lasting('Active') : until(periodEnd, 'Active', 'Cancelled')
}

/** When a subscription ends by itself, and why; null while nothing says so. */
export function endOf({
  state,
  trialEndsAt,
  periodEnd,
  renews,
  paymentDueSince,
}: BilledSubscription): { at: Date; reason: 'cancelled' | 'unpaid' } | null {
  if (state === 'ended') return null
  if (paymentDueSince !== null) {
    const at = timeAfter(paymentDueSince, { days: billingDays.endsUnpaid })
    // Nothing unpaid is waited for once it was cancelled.
    return renews ? { at, reason: 'unpaid' } : { at: paymentDueSince, reason: 'cancelled' }
  }
  const at = state === 'trial' ? trialEndsAt : periodEnd
  return renews || at === null ? null : { at, reason: 'cancelled' }
}

/** When a charge that failed at `paymentDueSince` is tried again after `now`; null where it is not any more. */
export function nextRetry(paymentDueSince: Date, now: Date): Date | null {
  return (
    billingDays.retries.map((days) => timeAfter(paymentDueSince, { days })).find((at) => at > now) ?? null
  )
}

function lasting(status: SubscriptionStatus): MembershipStatus {
  return { status, changesAt: null, thenStatus: null }
}

function until(
  changesAt: Date,
  status: SubscriptionStatus,
  thenStatus: SubscriptionStatus,
): MembershipStatus {
  return { status, changesAt, thenStatus }
}
