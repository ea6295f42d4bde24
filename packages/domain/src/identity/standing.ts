import type { Role } from '@vitrine/contracts/roles'
import type { NarrowedStaffRole } from '@vitrine/contracts/staff-roles'
import { isSuspendedAt, statusAt, type Standing, type SubscriptionStatus } from '@vitrine/contracts/standing'
import { teamAdminOfUser, withTeam, type TeamAdminRow } from '../teams/team-standing.ts'
import { sql } from 'kysely'

const staffRoleOfUser = sql<NarrowedStaffRole | null>`(SELECT role FROM staff_roles WHERE user_id = users.id)`

/**
 * What a query selects from `users` with `memberships` joined to the left, to know how an account stands by
 * itself and in its team.
 */
export const standingColumns = [
  'users.roles',
  'users.suspended_at',
  'users.suspended_until',
  staffRoleOfUser.as('staff_role'),
  'memberships.status',
  'memberships.trial_ends_at',
  'memberships.changes_at',
  'memberships.then_status',
  teamAdminOfUser.as('team_admin'),
] as const

export interface StandingRow {
  roles: Role[]
  suspended_at: Date | null
  /** Null where a suspension lasts until somebody lifts it. */
  suspended_until: Date | null
  /** Null of administrators, and of everybody who is no staff. */
  staff_role: NarrowedStaffRole | null
  /** Null where there never was a membership. */
  status: SubscriptionStatus | null
  trial_ends_at: Date | null
  /** What the status is from a time on, where billing knows that already. */
  changes_at: Date | null
  then_status: SubscriptionStatus | null
  /** How the admin of its team stands; null without one. */
  team_admin: TeamAdminRow | null
}

/** What counts: the better of the account's own membership and its team's. */
export function standingOf(row: StandingRow, now: Date): Standing {
  const stored = {
    status: row.status ?? 'Inactive',
    trialEndsAt: row.trial_ends_at,
    changesAt: row.changes_at,
    thenStatus: row.then_status,
    isSuspended: isSuspendedAt({ suspendedAt: row.suspended_at, suspendedUntil: row.suspended_until }, now),
  } as const
  return {
    ...withTeam({ roles: row.roles, subscriptionStatus: statusAt(stored, now) }, row.team_admin, now),
    staffRole: row.staff_role,
  }
}
