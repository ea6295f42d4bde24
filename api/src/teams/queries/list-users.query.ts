import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { listTeamUsers } from '@vitrine/contracts/teams/endpoints'
import type { TeamUser, TeamUsers } from '@vitrine/contracts/teams/schemas'
import type { Executor } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { sql } from 'kysely'
import { countOf } from '../../console-lists/simple-rest.ts'

type Filters = EndpointInput<typeof listTeamUsers>['query']

/** The users of an admin's team, by email. Those whose invitation has run out are none any more. */
export async function listUsers(
  executor: Executor,
  adminId: number,
  { startsWith, contains, offset, limit }: Filters,
  now: Date,
): Promise<TeamUsers> {
  let matching = living(executor, adminId, now)
  if (startsWith !== '')
    matching = matching.where('entry.email_normalized', 'like', `${literal(startsWith)}%`)
  if (contains !== '') matching = matching.where('entry.email_normalized', 'like', `%${literal(contains)}%`)
  const total = await countOf(matching)
  const rows = await matching
    .select(columns)
    .orderBy('entry.email_normalized')
    .offset(offset)
    .limit(limit)
    .execute()
  return { items: rows.map(toTeamUser), meta: { total, currentLimit: limit, currentOffset: offset } }
}

/** Undefined where there is none in the admin's team. */
export async function findTeamUser(
  executor: Executor,
  adminId: number,
  id: number,
  now: Date,
): Promise<TeamUser | undefined> {
  const row = await living(executor, adminId, now)
    .select(columns)
    .where('entry.id', '=', id)
    .executeTakeFirst()
  return row && toTeamUser(row)
}

/** Names of an account that the team has made are that account's. */
const nameOf = (column: 'first_name' | 'last_name') =>
  sql<string>`CASE WHEN entry.made_account THEN account.${sql.ref(column)} ELSE entry.${sql.ref(column)} END`

const columns = [
  'entry.id',
  'entry.email',
  'entry.status',
  'entry.user_type as userType',
  'entry.expires_at as expiresAt',
  nameOf('first_name').as('firstName'),
  nameOf('last_name').as('lastName'),
] as const

function living(executor: Executor, adminId: number, now: Date) {
  return executor
    .selectFrom('team_users as entry')
    .innerJoin('teams as team', 'team.id', 'entry.team_id')
    .leftJoin('users as account', 'account.id', 'entry.user_id')
    .where('team.admin_id', '=', adminId)
    .where(({ eb, or }) => or([eb('entry.status', '=', 'ACTIVE'), eb('entry.expires_at', '>', now)]))
}

function toTeamUser({ expiresAt, ...row }: Omit<TeamUser, 'expiresDate'> & { expiresAt: Date }): TeamUser {
  return { ...row, expiresDate: row.status === 'WAITING' ? expiresAt.toISOString() : null }
}

/** As it is written in `email_normalized`, with nothing in it that LIKE would read as a pattern. */
function literal(text: string): string {
  return normalizeEmail(text).replace(/[\\%_]/g, '\\$&')
}
