import type { Role } from '@vitrine/contracts/roles'
import { statusAt, type Standing, type SubscriptionStatus } from '@vitrine/contracts/standing'

/** What a query selects from `users` with `memberships` joined to the left, to know how an account stands. */
export const standingColumns = ['users.roles', 'users.suspended_at', 'memberships.status', 'memberships.trial_ends_at'] as const

export interface StandingRow {
  roles: Role[]
  suspended_at: Date | null
  /** Null where there never was a membership. */
  status: SubscriptionStatus | null
  trial_ends_at: Date | null
}

export function standingOf(row: StandingRow, now: Date): Standing {
  const stored = { status: row.status ?? 'Inactive', trialEndsAt: row.trial_ends_at, isSuspended: row.suspended_at !== null } as const
  return { roles: row.roles, subscriptionStatus: statusAt(stored, now) }
}
