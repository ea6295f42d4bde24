import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const teamsPurges: PurgesOf<'teams'> = {
  runOutTeamUsers: (limit, now) => sql`
    DELETE FROM team_users WHERE id IN (SELECT id FROM team_users WHERE status = 'WAITING' AND expires_at <= ${now} ORDER BY id LIMIT ${limit})`,
  // Kept for the return of the plan.
  usersOfClosedTeams: (limit, now) => sql`
    DELETE FROM team_users WHERE id IN (
      SELECT entry.id FROM team_users entry JOIN teams team ON team.id = entry.team_id
      WHERE team.closed_at < ${now}::timestamptz - interval '90 days' ORDER BY entry.id LIMIT ${limit}
    )`,
  teamInvitations: (limit, now) => sql`
    DELETE FROM team_invitations WHERE id IN (SELECT id FROM team_invitations WHERE expires_at < ${now}::timestamptz - interval '30 days' ORDER BY id LIMIT ${limit})`,
}
