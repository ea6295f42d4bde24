import { Inject, Injectable } from '@nestjs/common'
import type { EditTeamUserInput } from '@vitrine/contracts/teams/schemas'
import { teamLimits as limits, type TeamUserStatus, type TeamUserType } from '@vitrine/contracts/teams/teams'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'

export interface TeamEntry {
  id: number
  teamId: number
  userType: TeamUserType
  status: TeamUserStatus
  email: string
  emailNormalized: string
  userId: number | null
  madeAccount: boolean
}

export interface NewEntry {
  teamId: number
  userType: TeamUserType
  email: string
  firstName: string
  lastName: string
}

const columns = [
  'entry.id',
  'team_id as teamId',
  'user_type as userType',
  'status',
  'email',
  'email_normalized as emailNormalized',
  'user_id as userId',
  'made_account as madeAccount',
] as const

/** Users of teams. One whose invitation has run out is none any more, whether it has been deleted yet or not. */
@Injectable()
export class TeamUsersRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** Of the admin's own team, locked; undefined for another team's. */
  async lock(transaction: Transaction, adminId: number, id: number): Promise<TeamEntry | undefined> {
    return await this.living(transaction)
      .innerJoin('teams', 'teams.id', 'entry.team_id')
      .select(columns)
      .where('entry.id', '=', id)
      .where('teams.admin_id', '=', adminId)
      .forUpdate('entry')
      .executeTakeFirst()
  }

  /** What somebody is in a team by, locked. */
  async lockOfUser(transaction: Transaction, userId: number): Promise<TeamEntry | undefined> {
    return await this.living(transaction)
      .select(columns)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
  }

  async isIn(transaction: Transaction, teamId: number, email: string): Promise<boolean> {
    const found = await this.living(transaction)
      .select('entry.id')
      .where('team_id', '=', teamId)
      .where('email_normalized', '=', normalizeEmail(email))
      .executeTakeFirst()
    return found !== undefined
  }

  async deleteRunOut(transaction: Transaction, teamId: number): Promise<void> {
    await transaction
      .deleteFrom('team_users')
      .where('team_id', '=', teamId)
      .where('status', '=', 'WAITING')
      .where('expires_at', '<=', this.clock.now())
      .execute()
  }

  async insert(
    transaction: Transaction,
    { teamId, userType, email, firstName, lastName }: NewEntry,
  ): Promise<number> {
    const now = this.clock.now()
    const { id } = await transaction
      .insertInto('team_users')
      .values({
        team_id: teamId,
        user_type: userType,
        email,
        email_normalized: normalizeEmail(email),
        first_name: firstName,
        last_name: lastName,
        user_id: null,
        joined_at: null,
        expires_at: this.invitedUntil(),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async inviteAgain(transaction: Transaction, id: number): Promise<void> {
    await transaction
      .updateTable('team_users')
      .set({ expires_at: this.invitedUntil(), updated_at: this.clock.now() })
      .where('id', '=', id)
      .execute()
  }

  /** Names of an account that the team has made are that account's. */
  async rename(
    transaction: Transaction,
    { id, userId, madeAccount }: TeamEntry,
    { firstName, lastName }: EditTeamUserInput,
  ): Promise<void> {
    const names = { first_name: firstName, last_name: lastName }
    await transaction
      .updateTable('team_users')
      .set({ ...names, updated_at: this.clock.now() })
      .where('id', '=', id)
      .execute()
    const account = transaction
      .updateTable('users')
      .set({ ...names, updated_at: sql<Date>`now()`, revision: sql<number>`revision + 1` })
    if (userId === null) await account.where('invited_as', '=', id).execute()
    else if (madeAccount) await account.where('id', '=', userId).execute()
  }

  async join(
    transaction: Transaction,
    id: number,
    { userId, madeAccount }: { userId: number; madeAccount: boolean },
  ): Promise<void> {
    const now = this.clock.now()
    await transaction
      .updateTable('team_users')
      .set({ status: 'ACTIVE', user_id: userId, made_account: madeAccount, joined_at: now, updated_at: now })
      .where('id', '=', id)
      .execute()
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('team_users').where('id', '=', id).execute()
  }

  private living(transaction: Transaction) {
    return transaction
      .selectFrom('team_users as entry')
      .where(({ eb, or }) =>
        or([eb('entry.status', '=', 'ACTIVE'), eb('entry.expires_at', '>', this.clock.now())]),
      )
  }

  private invitedUntil(): Date {
    return timeAfter(this.clock.now(), { days: limits.invitationDays })
  }
}
