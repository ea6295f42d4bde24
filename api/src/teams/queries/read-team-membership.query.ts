import type { TeamMembership } from '@vitrine/contracts/teams/schemas'
import type { Executor } from '@vitrine/database/database'

/** The team that an account is a user of. */
export async function readTeamMembership(executor: Executor, userId: number): Promise<TeamMembership> {
  const row = await executor
    .selectFrom('team_users as entry')
    .innerJoin('teams as team', 'team.id', 'entry.team_id')
    .innerJoin('users as admin', 'admin.id', 'team.admin_id')
    .select(['admin.email', 'entry.joined_at'])
    .where('entry.user_id', '=', userId)
    .executeTakeFirst()
  return { team: row?.joined_at ? { adminEmail: row.email, joinedDate: row.joined_at.toISOString() } : null }
}
