import { deletionStates } from '@vitrine/contracts/identity/stored'
import type { ManagedDeletion } from '@vitrine/contracts/members/schemas'
import { tierOf } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import { teamAdminOfUser } from '@vitrine/domain/teams/team-standing'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'
import { standingOf } from '@vitrine/domain/identity/standing'

export const deletionSorts = ['dueDate', 'requestedDate', 'email', 'state', 'id'] as const

const columns = {
  dueDate: sql`request.due_at`,
  requestedDate: sql`request.requested_at`,
  email: sql`users.email_normalized`,
  state: sql`request.state`,
  id: sql`request.id`,
} as const

/** Requests for the console. The filter `state` is one of the states, or `open` for what is not settled. */
export async function manageDeletions(
  executor: Executor,
  { filter, sort, offset, limit }: ConsoleList<(typeof deletionSorts)[number]>,
  now: Date,
): Promise<{ items: ManagedDeletion[]; total: number }> {
  const states = statesOf(filter['state'])
  const matching = from(executor).where('request.state', 'in', states)
  const total = await countOf(matching)
  const rows = await withColumns(matching)
    .orderBy(columns[sort.field], sort.direction)
    .orderBy('request.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { items: rows.map((row) => managedOf(row, now)), total }
}

/** @throws AppError NOT_FOUND */
export async function findDeletion(executor: Executor, id: number, now: Date): Promise<ManagedDeletion> {
  const row = await withColumns(from(executor)).where('request.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return managedOf(row, now)
}

function statesOf(state: unknown) {
  if (state === 'open') return ['waiting', 'failed'] as const
  const known = deletionStates.filter((each) => each === state)
  return known.length > 0 ? known : deletionStates
}

function from(executor: Executor) {
  return executor
    .selectFrom('account_deletion_requests as request')
    .leftJoin('users', 'users.id', 'request.user_id')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
}

function withColumns(matching: ReturnType<typeof from>) {
  return matching.select([
    'request.id',
    'request.user_id',
    'users.email',
    'users.display_name',
    'users.roles',
    'users.suspended_at',
    'users.suspended_until',
    'memberships.status',
    'memberships.trial_ends_at',
    'memberships.changes_at',
    'memberships.then_status',
    teamAdminOfUser.as('team_admin'),
    'request.requested_at',
    'request.due_at',
    'request.begun_at',
    'request.reason',
    'request.state',
    'request.problem',
    'request.revision',
  ])
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number]

function managedOf(
  {
    roles,
    suspended_at,
    suspended_until,
    status,
    trial_ends_at,
    changes_at,
    then_status,
    team_admin,
    ...row
  }: Row,
  now: Date,
): ManagedDeletion {
  return {
    id: row.id,
    accountId: row.user_id,
    email: row.email,
    displayName: row.display_name,
    membership:
      roles === null
        ? null
        : tierOf(
            standingOf(
              {
                roles,
                suspended_at,
                suspended_until,
                staff_role: null,
                status,
                trial_ends_at,
                changes_at,
                then_status,
                team_admin,
              },
              now,
            ),
          ),
    requestedDate: row.requested_at.toISOString(),
    dueDate: row.due_at.toISOString(),
    reason: row.reason,
    state: row.state,
    isBegun: row.begun_at !== null,
    problem: row.problem,
    revision: row.revision,
  }
}
