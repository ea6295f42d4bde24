import { Inject, Injectable } from '@nestjs/common'
import type { Executor, Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { hashOfToken } from '@vitrine/platform/link-token'
import { CLOCK } from '../infrastructure/tokens.ts'
import { invitationFailure, type StoredInvitation } from './invitation.rules.ts'

export interface OpenInvitation {
  id: number
  teamUserId: number
  adminId: number
  adminEmail: string
  email: string
  emailNormalized: string
  firstName: string
  lastName: string
  expiresAt: Date
}

/** Mailed invitations, from the side that answers them. They are minted where their mail is written. */
@Injectable()
export class InvitationsRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** @throws AppError LINK_…, NOT_FOUND */
  async find(executor: Executor, token: string): Promise<OpenInvitation> {
    return this.open(await this.query(executor, token).executeTakeFirst())
  }

  /**
   * Locks entry and invitation, for whoever answers it: of two answers at once, the second is told that it
   * was answered.
   *
   * @throws AppError LINK_…, NOT_FOUND
   */
  async lock(transaction: Transaction, token: string): Promise<OpenInvitation> {
    const { teamUserId } = await this.find(transaction, token)
    await transaction.selectFrom('team_users').select('id').where('id', '=', teamUserId).forUpdate().execute()
    return this.open(await this.query(transaction, token).forUpdate('invitation').executeTakeFirst())
  }

  async markAnswered(transaction: Transaction, id: number): Promise<void> {
    await transaction
      .updateTable('team_invitations')
      .set({ answered_at: this.clock.now() })
      .where('id', '=', id)
      .execute()
  }

  private query(executor: Executor, token: string) {
    return executor
      .selectFrom('team_invitations as invitation')
      .leftJoin('team_users as entry', 'entry.id', 'invitation.team_user_id')
      .leftJoin('teams as team', 'team.id', 'entry.team_id')
      .leftJoin('users as admin', 'admin.id', 'team.admin_id')
      .select([
        'invitation.id',
        'invitation.team_user_id as teamUserId',
        'invitation.expires_at as expiresAt',
        'invitation.answered_at as answeredAt',
        'invitation.replaced_at as replacedAt',
        'team.admin_id as adminId',
        'admin.email as adminEmail',
        'entry.email',
        'entry.email_normalized as emailNormalized',
        'entry.first_name as firstName',
        'entry.last_name as lastName',
      ])
      .where('invitation.token_hash', '=', hashOfToken(token))
  }

  private open(
    row:
      | (StoredInvitation & { [Key in keyof OpenInvitation]: OpenInvitation[Key] | null } & {
          id: number
          expiresAt: Date
        })
      | undefined,
  ): OpenInvitation {
    const failure = invitationFailure(row, this.clock.now())
    if (failure)
      throw new AppError(failure.code, failure.message === undefined ? {} : { message: failure.message })
    const { id, teamUserId, adminId, adminEmail, email, emailNormalized, firstName, lastName, expiresAt } =
      row ?? {}
    if (!id || !teamUserId || !adminId || !adminEmail || !email || !emailNormalized || !expiresAt)
      throw new AppError('LINK_UNKNOWN')
    return {
      id,
      teamUserId,
      adminId,
      adminEmail,
      email,
      emailNormalized,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      expiresAt,
    }
  }
}
