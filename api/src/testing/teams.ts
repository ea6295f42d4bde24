import type { Database } from '@vitrine/database/database'
import { mintInvitation } from '@vitrine/domain/teams/mint-invitation'
import { MovableClock } from '@vitrine/testing/movable-clock'
import type { MemberKind } from './member-kinds.ts'
import { aMemberForLong } from './members.ts'
import { testApi } from './test-api.ts'

/** An api that counts no calls, and who is in teams. */
export async function teamsApi() {
  const clock = new MovableClock()
  const api = await testApi({ clock, settings: { RATE_LIMIT_PER_MINUTE: '0' } })
  let people = 0
  return {
    api,
    clock,
    somebody: async (kind?: MemberKind) => await aMemberForLong(api, kind),
    newEmail: () => `person${(people += 1)}@team.example`,
  }
}

/** The secret of a waiting entry's invitation, as the worker that writes the mail makes it. */
export async function invitationOf(database: Database, teamUserId: number, now: Date): Promise<string> {
  const { expires_at } = await database
    .selectFrom('team_users')
    .select('expires_at')
    .where('id', '=', teamUserId)
    .executeTakeFirstOrThrow()
  return await database
    .transaction()
    .execute((transaction) => mintInvitation(transaction, { teamUserId, expiresAt: expires_at, now }))
}

/** Somebody in an admin's team, put straight into the tables. Returns the entry's id. */
export async function aTeamUser(
  database: Database,
  adminId: number,
  { email, userId = null, now = new Date() }: { email: string; userId?: number | null; now?: Date },
): Promise<number> {
  const times = { created_at: now, updated_at: now }
  await database
    .insertInto('teams')
    .values({ admin_id: adminId, ...times })
    .onConflict((conflict) => conflict.column('admin_id').doNothing())
    .execute()
  const team = await database
    .selectFrom('teams')
    .select('id')
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  const { id } = await database
    .insertInto('team_users')
    .values({
      team_id: team.id,
      user_type: 'EXISTING_USER',
      email,
      email_normalized: email.toLowerCase(),
      status: userId === null ? 'WAITING' : 'ACTIVE',
      user_id: userId,
      joined_at: userId === null ? null : now,
      expires_at: new Date(now.getTime() + 7 * 86_400_000),
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
