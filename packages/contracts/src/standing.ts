import { membershipOf, platformOf, type Role } from './roles.ts'
import type { NarrowedStaffRole } from './staff-roles.ts'

export const subscriptionStatuses = [
  'Active',
  'Inactive',
  'Cancelled',
  'Error',
  'In Trial',
  'Suspended',
  'On Hold',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const tiers = [
  'free',
  'trial',
  'paid',
  'unlimited',
  'marks',
  'library',
  'price guide lite',
  'enterprise',
] as const
export type Tier = (typeof tiers)[number]

export const userKinds = ['member', 'trial', 'anonymous'] as const
export type UserKind = (typeof userKinds)[number]

/** How an account stands at this moment. Everything that it may do follows from these two. */
export interface Standing {
  roles: readonly Role[]
  subscriptionStatus: SubscriptionStatus
  /** What narrows a staff account; absent or null on all others. */
  staffRole?: NarrowedStaffRole | null
}

/** What is stored of a membership. */
export interface StoredStatus {
  status: SubscriptionStatus
  trialEndsAt: Date | null
  /**
   * Where billing knows what the status is from a time on: it counts from then, although nobody has written
   * it yet.
   */
  changesAt?: Date | null
  thenStatus?: SubscriptionStatus | null
  /** Suspended by staff, whatever the membership's own status says meanwhile. */
  isSuspended: boolean
}

/**
 * Whether staff have suspended an account at `now`. A suspension with an end is over from that moment on,
 * without anybody's doing.
 */
export function isSuspendedAt(
  { suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
  now: Date,
): boolean {
  return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now)
}

/**
 * The status that counts at `now`: a suspension covers any other, and what has a time of its own is over when
 * that is.
 */
export function statusAt(
  { status, trialEndsAt, changesAt = null, thenStatus = null, isSuspended }: StoredStatus,
  now: Date,
): SubscriptionStatus {
  if (isSuspended) return 'Suspended'
  if (changesAt !== null && thenStatus !== null) return now < changesAt ? status : thenStatus
  return status === 'In Trial' && trialEndsAt !== null && trialEndsAt <= now ? 'Inactive' : status
}

/** Only an active membership or a running trial counts; every other status leaves a free account. */
export function tierOf({ roles, subscriptionStatus }: Standing): Tier {
  if (subscriptionStatus === 'In Trial') return 'trial'
  if (subscriptionStatus !== 'Active') return 'free'
  const membership = membershipOf(roles)
  return membership === 'enterprise admin' ? 'enterprise' : membership
}

export function userKindOf(standing: Standing | null): UserKind {
  if (!standing) return 'anonymous'
  return tierOf(standing) === 'trial' ? 'trial' : 'member'
}

export function isSuspended({ subscriptionStatus }: Standing): boolean {
  return subscriptionStatus === 'Suspended'
}

/** Whether a subscription is there at all, even one that does not count at present. */
export function isSubscriber({ subscriptionStatus }: Standing): boolean {
  return subscriptionStatus !== 'Inactive' && subscriptionStatus !== 'Cancelled'
}

/** 'Try for free' is for visitors and free members. */
export function isOfferedTrial(standing: Standing | null): boolean {
  return standing === null || !isSubscriber(standing)
}

/** Bought on a phone. */
export function hasMobileSubscription(standing: Standing): boolean {
  return platformOf(standing.roles) !== 'web' && isSubscriber(standing)
}

/** Sold prices that a tier may look up: so many in all or a month; null is without a count, 0 none at all. */
export interface LookupAllowance {
  total: number | null
  per: 'trial' | 'month' | null
}

const TRIAL_LOOKUPS = 7
const MONTHLY_LOOKUPS = 10

const allowances: Record<Tier, LookupAllowance> = {
  free: { total: 0, per: null },
  trial: { total: TRIAL_LOOKUPS, per: 'trial' },
  paid: { total: MONTHLY_LOOKUPS, per: 'month' },
  unlimited: { total: null, per: null },
  marks: { total: 0, per: null },
  library: { total: 0, per: null },
  'price guide lite': { total: MONTHLY_LOOKUPS, per: 'month' },
  enterprise: { total: null, per: null },
}

/** `paid` may come from Marks and Library alone, which hold no price guide. */
export function lookupAllowanceOf(standing: Standing): LookupAllowance {
  const tier = tierOf(standing)
  return tier === 'paid' && !standing.roles.includes('ROLE_PRICE_GUIDE_LITE')
    ? allowances.free
    : allowances[tier]
}

/** What is left of an allowance; null is without a count. */
export function remainingLookups({ total }: LookupAllowance, used: number): number | null {
  return total === null ? null : Math.max(0, total - used)
}

/** Why a bought membership has ended. */
export const endReasons = ['cancelled', 'refunded', 'charged-back', 'unpaid'] as const
export type EndReason = (typeof endReasons)[number]
