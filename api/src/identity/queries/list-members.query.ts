import type { ManagedMember, MemberRow } from '@vitrine/contracts/members/schemas'
import { usedLookups } from '@vitrine/contracts/lookups'
import { membershipOf, platformOf } from '@vitrine/contracts/roles'
import { isSuspendedAt, lookupAllowanceOf, tierOf } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import { readStoredLookups } from '@vitrine/domain/identity/lookups'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { standingColumns, standingOf, type StandingRow } from '@vitrine/domain/identity/standing'

export const memberSorts = ['email', 'displayName', 'createdAt', 'id'] as const

/** As the index `users_by_words` has it. */
const wordsOfAccount = sql<string>`(email_normalized || ' ' || lower(display_name || ' ' || first_name || ' ' || last_name || ' ' || company_name))`

type SqlBool = RawBuilder<boolean>

const columns = {
  email: 'users.email_normalized',
  displayName: 'users.display_name',
  createdAt: 'users.created_at',
  id: 'users.id',
} as const
const rowColumns = [
  ...standingColumns,
  'users.id',
  'users.email',
  'users.email_verified_at',
  'users.invited_as',
  'users.display_name',
  'users.created_at',
] as const

/**
 * Filters: `text` (half an email or a name), `emailStartsWith` and `emailContains`, in any case of letters;
 * `emailVerified`, `isSuspended` and `isStaff`, each true or false.
 */
export async function listMembers(
  executor: Executor,
  list: ConsoleList<(typeof memberSorts)[number]>,
  now: Date,
): Promise<{ items: MemberRow[]; total: number }> {
  const { text, emailStartsWith, emailContains, emailVerified, isSuspended, isStaff: staff } = list.filter
  let matching = executor.selectFrom('users').leftJoin('memberships', 'memberships.user_id', 'users.id')
  if (typeof emailStartsWith === 'string')
    matching = matching.where('email_normalized', 'like', `${literal(emailStartsWith)}%`)
  if (typeof emailContains === 'string')
    matching = matching.where('email_normalized', 'like', `%${literal(emailContains)}%`)
  if (typeof text === 'string') matching = matching.where(wordsOfAccount, 'like', `%${literal(text)}%`)
  const flags: [unknown, SqlBool][] = [
    [emailVerified, sql<boolean>`email_verified_at IS NOT NULL`],
    [
      isSuspended,
      sql<boolean>`suspended_at IS NOT NULL AND (suspended_until IS NULL OR suspended_until > ${now})`,
    ],
    [staff, sql<boolean>`'ROLE_ADMIN' = ANY(roles)`],
  ]
  for (const [wanted, holds] of flags) {
    if (typeof wanted === 'boolean') matching = matching.where(wanted ? holds : sql<boolean>`NOT (${holds})`)
  }
  const total = await countOf(matching)
  const rows = await matching
    .select(rowColumns)
    .orderBy(columns[list.sort.field], list.sort.direction)
    .orderBy('users.id')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items: rows.map((row) => rowOf(row, now)), total }
}

/** @throws AppError NOT_FOUND */
export async function findMember(executor: Executor, id: number, now: Date): Promise<ManagedMember> {
  const row = await executor
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .leftJoin('sign_in_failures', 'sign_in_failures.email_normalized', 'users.email_normalized')
    .select([
      ...rowColumns,
      'first_name',
      'last_name',
      'company_name',
      'country_code',
      'billing_period',
      'currency',
      'provider',
      'mobile_valid_until',
      'mobile_value',
      'revision',
      'suspension_reason',
    ])
    .select(sql<Date | null>`CASE WHEN locked_until > ${now} THEN locked_until END`.as('locked_until'))
    .select(
      sql<boolean>`EXISTS (SELECT FROM second_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL)`.as(
        'has_second_factor',
      ),
    )
    .select(({ selectFrom }) => [
      selectFrom('sessions')
        .whereRef('user_id', '=', 'users.id')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .as('open_sessions'),
      selectFrom('sessions')
        .whereRef('user_id', '=', 'users.id')
        .select(({ fn }) => fn.max('last_seen_at').as('seen'))
        .as('last_seen_at'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const allowance = lookupAllowanceOf(standingOf(row, now))
  return {
    ...rowOf(row, now),
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    countryCode: row.country_code,
    roles: row.roles,
    membership: membershipOf(row.roles),
    platform: platformOf(row.roles),
    status: row.status ?? 'Inactive',
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    billingPeriod: row.billing_period,
    currency: row.currency,
    provider: row.provider,
    mobileValidUntil: row.mobile_valid_until?.toISOString() ?? null,
    mobileValue: row.mobile_value ?? '',
    lookupsUsed: usedLookups(allowance, await readStoredLookups(executor, id), now),
    totalLookups: allowance.total,
    ...suspensionOf(row, now),
    hasSecondFactor: row.has_second_factor,
    lockedUntil: row.locked_until?.toISOString() ?? null,
    openSessions: row.open_sessions ?? 0,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    revision: row.revision,
  }
}

function rowOf(
  row: StandingRow & {
    id: number
    email: string
    email_verified_at: Date | null
    invited_as: number | null
    display_name: string
    created_at: Date
  },
  now: Date,
): MemberRow {
  const standing = standingOf(row, now)
  const staff = row.roles.includes('ROLE_ADMIN')
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    waitsForInvitation: row.invited_as !== null,
    displayName: row.display_name,
    tier: tierOf(standing),
    subscriptionStatus: standing.subscriptionStatus,
    isStaff: staff,
    staffRole: staff ? (row.staff_role ?? 'administrator') : null,
    createdAt: row.created_at.toISOString(),
  }
}

function suspensionOf(
  {
    suspended_at: suspendedAt,
    suspended_until: suspendedUntil,
    suspension_reason: reason,
  }: Pick<StandingRow, 'suspended_at' | 'suspended_until'> & { suspension_reason: string },
  now: Date,
) {
  if (!isSuspendedAt({ suspendedAt, suspendedUntil }, now))
    return { suspendedAt: null, suspendedUntil: null, suspensionReason: null }
  return {
    suspendedAt: suspendedAt?.toISOString() ?? null,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    suspensionReason: reason,
  }
}

/** As it is written in `email_normalized`, with nothing in it that LIKE would read as a pattern. */
function literal(text: string): string {
  return normalizeEmail(text).replace(/[\\%_]/g, '\\$&')
}
