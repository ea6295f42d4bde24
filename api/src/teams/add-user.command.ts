import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { defaultDisplayName } from '@vitrine/contracts/identity/account-rules'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { AddTeamUserInput } from '@vitrine/contracts/teams/schemas'
import type { Transaction } from '@vitrine/database/database'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import { insertAccount } from '@vitrine/domain/identity/insert-account'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { ensureTeam, readTeamSlots } from '@vitrine/domain/teams/teams'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { assertUncommon } from '../identity/common-passwords.ts'
import { findOpenDeletion } from '../identity/queries/find-open-deletion.query.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { InvitationMails } from './invitation-mails.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/** Invites somebody into the admin's team. Returns the entry's id. */
export class AddUser extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: AddTeamUserInput,
  ) {
    super()
  }
}

/**
 * Nobody is put into a team unasked: an entry waits until its invitation is accepted. The account of a new
 * user is made at once and has no password until then: the one that the admin has typed opens nothing. The
 * response is the same whether the email has an account already.
 */
@CommandHandler(AddUser)
export class AddUserHandler implements ICommandHandler<AddUser> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
    private readonly mails: InvitationMails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input }: AddUser): Promise<number> {
    if (input.userType === 'NEW_USER') assertUncommon('password', input.password)
    return await this.frame.run<number>({ actor, capability: 'team.manage' }, async (transaction) => {
      const teamId = await this.teamWithRoom(transaction, actor.userId, input)
      const names =
        input.userType === 'NEW_USER'
          ? { firstName: input.firstName, lastName: input.lastName }
          : { firstName: '', lastName: '' }
      const id = await this.users.insert(transaction, {
        teamId,
        userType: input.userType,
        email: input.email,
        ...names,
      })
      const made = input.userType === 'NEW_USER' ? await this.makeAccount(transaction, id, input) : []
      return {
        result: id,
        audit: [...made, await this.mails.request(transaction, { id, email: input.email })],
      }
    })
  }

  /**
   * None for an email that has an account, of which nothing changes. Its own role is that of a free one: what
   * the team gives is read of the team with each request.
   */
  private async makeAccount(
    transaction: Transaction,
    invitedAs: number,
    { email, firstName, lastName }: Extract<AddTeamUserInput, { userType: 'NEW_USER' }>,
  ): Promise<AuditNote[]> {
    const account = {
      email,
      displayName: defaultDisplayName(email),
      firstName,
      lastName,
      passwordHash: null,
      invitedAs,
      roles: ['ROLE_FREE'],
      emailVerified: false,
    } as const
    const userId = await insertAccount(transaction, account, this.clock.now())
    return userId === null
      ? []
      : [
          {
            action: 'identity.account-created',
            subject: { type: 'user', id: userId },
            details: { roles: account.roles, teamUserId: invitedAs },
          },
        ]
  }

  /** With the admin's row locked, so that of many additions at once none is counted without the others. */
  private async teamWithRoom(
    transaction: Transaction,
    adminId: number,
    { email }: AddTeamUserInput,
  ): Promise<number> {
    const admin = await lockAccount(transaction, adminId)
    if (!admin) throw new AppError('NOT_FOUND')
    if (await findOpenDeletion(transaction, adminId, this.clock.now()))
      throw new AppError('STATUS_CONFLICT', { message: messages.leaving })
    const teamId = await ensureTeam(transaction, adminId, this.clock.now())
    await this.users.deleteRunOut(transaction, teamId)
    if (
      admin.emailNormalized === normalizeEmail(email) ||
      (await this.users.isIn(transaction, teamId, email))
    )
      throw fieldRefused('ALREADY_EXISTS', 'email', 'exists', messages.alreadyInTeam)
    const { slots, used } = await readTeamSlots(transaction, adminId, this.clock.now())
    if (used >= slots) throw new AppError('NO_FREE_SLOT')
    return teamId
  }
}
