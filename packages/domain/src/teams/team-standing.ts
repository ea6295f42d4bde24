import {
  isSubscriber,
  isSuspendedAt,
  statusAt,
  tierOf,
  type Standing,
  type SubscriptionStatus,
} from '@vitrine/contracts/standing'
import { platformOf, type Role } from '@vitrine/contracts/roles'
import { sql, type RawBuilder } from 'kysely'

/**
 * The slots of a team, in a statement that has its row under this name: what the provider bills, else what
 * the row says. The admin's account takes one of them.
 */
export function slotsOf(team: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((
    SELECT bought.quantity FROM billing_subscriptions bought JOIN rate_plans plan ON plan.id = bought.rate_plan_id
    WHERE bought.user_id = ${team}.admin_id AND bought.state <> 'ended' AND plan.product = 'Enterprise'
  ), ${team}.slots)`
}

/**
 * Whether an active entry has one of the team's slots. It always has when it joins; a plan that comes back
 * with fewer slots opens to those who have been in the team the longest.
 */
export function hasSlot(entry: RawBuilder<unknown>, team: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    SELECT count(*) FROM team_users earlier WHERE earlier.team_id = ${entry}.team_id AND earlier.status = 'ACTIVE' AND earlier.id < ${entry}.id
  ) + 2 <= ${slotsOf(team)}`
}

/** How the admin of somebody's team stands, as a statement tells it; times are texts in JSON. */
export interface TeamAdminRow {
  roles: Role[]
  suspendedAt: string | null
  suspendedUntil: string | null
  status: SubscriptionStatus | null
  trialEndsAt: string | null
  changesAt: string | null
  thenStatus: SubscriptionStatus | null
}

/**
 * In a statement that has the account's row under the name `users`: how the admin of its team stands; null
 * without a team that has a slot for it. Read with the account itself, so that whatever becomes of the team
 * counts from the next request on.
 */
export const teamAdminOfUser: RawBuilder<TeamAdminRow | null> = sql<TeamAdminRow | null>`(
  SELECT jsonb_build_object(
    'roles', admin.roles, 'suspendedAt', admin.suspended_at, 'suspendedUntil', admin.suspended_until,
    'status', held.status, 'trialEndsAt', held.trial_ends_at, 'changesAt', held.changes_at, 'thenStatus', held.then_status
  )
  FROM team_users entry
  JOIN teams team ON team.id = entry.team_id
  JOIN users admin ON admin.id = team.admin_id
  LEFT JOIN memberships held ON held.user_id = admin.id
  WHERE entry.user_id = users.id AND ${hasSlot(sql`entry`, sql`team`)}
)`

/** Whether an admin who stands like this has a plan for a team. */
export function hasTeamPlan(standing: Standing): boolean {
  return standing.roles.includes('ROLE_ENTERPRISE_ADMIN') && tierOf(standing) === 'enterprise'
}

/** What an account may do is the better of its own membership and its team's. A suspension covers both. */
export function withTeam(own: Standing, admin: TeamAdminRow | null, now: Date): Standing {
  if (admin === null || own.subscriptionStatus === 'Suspended' || hasTeamPlan(own)) return own
  const status = statusAt(
    {
      status: admin.status ?? 'Inactive',
      trialEndsAt: timeOf(admin.trialEndsAt),
      changesAt: timeOf(admin.changesAt),
      thenStatus: admin.thenStatus,
      isSuspended: isSuspendedAt(
        { suspendedAt: timeOf(admin.suspendedAt), suspendedUntil: timeOf(admin.suspendedUntil) },
        now,
      ),
    },
    now,
  )
  if (!hasTeamPlan({ roles: admin.roles, subscriptionStatus: status })) return own
  const phone =
    platformOf(own.roles) !== 'web' && isSubscriber(own)
      ? own.roles.filter((role) => role === 'ROLE_IOS' || role === 'ROLE_ANDROID')
      : []
  const staff = own.roles.filter((role) => role === 'ROLE_ADMIN')
  return { roles: ['ROLE_ENTERPRISE', ...phone, ...staff], subscriptionStatus: 'Active' }
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
