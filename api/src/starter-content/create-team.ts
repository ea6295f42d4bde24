import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { ensureTeam } from '@vitrine/domain/teams/teams'
import { timeAfter } from '@vitrine/platform/clock'
import { randomBytes } from 'node:crypto'
import { CreateAccount } from '../identity/create-account.command.ts'
import { AddUser } from '../teams/add-user.command.ts'

const SLOTS = 6
const active = [
  { email: 'nora.lindt@vitrine.example', firstName: 'Nora', lastName: 'Lindt' },
  { email: 'paul.weber@vitrine.example', firstName: 'Paul', lastName: 'Weber' },
]
const invited = { email: 'mara.costa@vitrine.example', firstName: 'Mara', lastName: 'Costa' }

/**
 * A small team of the starter account that manages one: two users, and an invitation that waits. Where it is
 * there, it stays as it is.
 */
export async function createTeam(
  commands: CommandBus,
  database: Database,
  adminId: number,
  now: Date,
): Promise<void> {
  const existing = await database
    .selectFrom('teams')
    .select('id')
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  if (existing) return
  const accounts: ((typeof active)[number] & { userId: number })[] = []
  for (const user of active) {
    // Nobody is told these passwords: their mailed reset is the way in.
    const password = `Aa1${randomBytes(18).toString('base64url')}`
    const userId = await commands.execute(
      new CreateAccount(
        { name: 'operator: starter content' },
        { email: user.email, displayName: user.firstName, password, roles: ['ROLE_FREE'] },
      ),
    )
    if (userId !== null) accounts.push({ ...user, userId })
  }
  await database.transaction().execute(async (transaction) => {
    const teamId = await ensureTeam(transaction, adminId, now)
    await transaction.updateTable('teams').set({ slots: SLOTS }).where('id', '=', teamId).execute()
    for (const { userId, email, firstName, lastName } of accounts) {
      await transaction
        .insertInto('team_users')
        .values({
          team_id: teamId,
          user_type: 'EXISTING_USER',
          status: 'ACTIVE',
          email,
          email_normalized: email,
          first_name: firstName,
          last_name: lastName,
          user_id: userId,
          joined_at: now,
          expires_at: timeAfter(now, { days: 7 }),
          created_at: now,
          updated_at: now,
        })
        .execute()
    }
  })
  const admin: Actor = { userId: adminId, roles: ['ROLE_ENTERPRISE_ADMIN'], subscriptionStatus: 'Active' }
  const password = `Aa1${randomBytes(18).toString('base64url')}`
  await commands.execute(
    new AddUser(admin, { userType: 'NEW_USER', ...invited, password, confirmPassword: password }),
  )
}
