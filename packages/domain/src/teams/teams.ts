import { teamLimits as limits } from '@vitrine/contracts/teams/teams'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { slotsOf } from './team-standing.ts'

export interface TeamSlots {
  /** Null until the first user is added. */
  teamId: number | null
  slots: number
  /** The admin's own, those of active users and of invitations that have not run out. */
  used: number
}

/** Entries that take a slot at `now`. */
const takesSlot = (now: Date) => sql<boolean>`(entry.status = 'ACTIVE' OR entry.expires_at > ${now})`

/** The slots of an admin's team, before it has users, too. */
export async function readTeamSlots(executor: Executor, adminId: number, now: Date): Promise<TeamSlots> {
  const { rows } = await sql<TeamSlots>`
    SELECT team.id AS "teamId", ${slotsOf(sql`team`)} AS slots,
      1 + (SELECT count(*) FROM team_users entry WHERE entry.team_id = team.id AND ${takesSlot(now)}) AS used
    FROM (
      SELECT id, admin_id, slots FROM teams WHERE admin_id = ${adminId}
      UNION ALL SELECT NULL, ${adminId}::bigint, ${limits.firstSlots}::integer WHERE NOT EXISTS (SELECT FROM teams WHERE admin_id = ${adminId})
    ) team`.execute(executor)
  const [team] = rows
  if (!team) throw new Error(`the team of ${adminId} cannot be read`)
  return team
}

/** The admin's team, made where there is none. The admin's row is locked. */
export async function ensureTeam(transaction: Transaction, adminId: number, now: Date): Promise<number> {
  const found = await transaction
    .selectFrom('teams')
    .select('id')
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  if (found) return found.id
  return (
    await transaction
      .insertInto('teams')
      .values({ admin_id: adminId, slots: limits.firstSlots, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

/** Notes since when a team has no plan, and that it has one again: its users are kept for its return. */
export async function noteTeamPlan(
  transaction: Transaction,
  adminId: number,
  hasPlan: boolean,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('teams')
    .set({ closed_at: hasPlan ? null : sql<Date>`coalesce(closed_at, ${now}::timestamptz)`, updated_at: now })
    .where('admin_id', '=', adminId)
    .execute()
}

/**
 * Whether an admin's team has users, or invitations that have not run out. Those that are kept for the return
 * of a plan do not count.
 */
export async function hasTeamUsers(executor: Executor, adminId: number, now: Date): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM team_users entry JOIN teams team ON team.id = entry.team_id WHERE team.admin_id = ${adminId} AND team.closed_at IS NULL AND ${takesSlot(now)} LIMIT 1`.execute(
      executor,
    )
  return rows.length > 0
}
