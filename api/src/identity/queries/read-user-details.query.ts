import { documentedCapabilitiesOf, isStaff, type Actor } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { usedLookups } from '@vitrine/contracts/lookups'
import { lookupAllowanceOf, remainingLookups, tierOf, userKindOf } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import { readStoredLookups } from '@vitrine/domain/identity/lookups'
import { findOpenDeletion } from './find-open-deletion.query.ts'
import { isPasswordExpired } from '../password-age.ts'
import { standingColumns, standingOf } from '@vitrine/domain/identity/standing'

interface PasswordRule {
  /** 0: a password never expires. */
  PASSWORD_MAX_AGE_DAYS: number
}

/** Undefined where there is no such account. */
export async function readUserDetails(
  executor: Executor,
  { userId, awaitsSecondFactor = false }: Pick<Actor, 'userId' | 'awaitsSecondFactor'>,
  { PASSWORD_MAX_AGE_DAYS }: PasswordRule,
  now: Date,
): Promise<UserDetails | undefined> {
  const row = await executor
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select([
      ...standingColumns,
      'users.id',
      'email',
      'email_verified_at',
      'display_name',
      'first_name',
      'last_name',
      'company_name',
      'country_code',
      'password_changed_at',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const held = standingOf(row, now)
  // As the session of whoever asks is held to.
  const standing = awaitsSecondFactor
    ? { ...held, roles: held.roles.filter((role) => role !== 'ROLE_ADMIN') }
    : held
  const tier = tierOf(standing)
  const allowance = lookupAllowanceOf(standing)
  return {
    userId: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    passwordExpired: isPasswordExpired(row.password_changed_at, PASSWORD_MAX_AGE_DAYS, now),
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    countryCode: row.country_code,
    roles: [...standing.roles],
    isAdmin: isStaff(standing),
    staffRole: standing.staffRole ?? null,
    awaitsSecondFactor,
    capabilities: documentedCapabilitiesOf(standing),
    subscriptionStatus: standing.subscriptionStatus,
    tier,
    userKind: userKindOf(standing),
    inTrial: tier === 'trial',
    billing: { status: { isTrialUser: tier === 'trial' } },
    remainingLookups: remainingLookups(
      allowance,
      usedLookups(allowance, await readStoredLookups(executor, userId), now),
    ),
    totalLookups: allowance.total,
    deletion: await findOpenDeletion(executor, userId, now),
  }
}
