import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { defaultDisplayName } from '@vitrine/contracts/identity/account-rules'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { Database, Transaction } from '@vitrine/database/database'
import { insertAccount } from '@vitrine/domain/identity/insert-account'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { assertUncommon } from '../identity/common-passwords.ts'
import { hashPassword } from '../identity/password.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { InvitationsRepository, type OpenInvitation } from './invitations.repository.ts'
import { assertPlanCounts } from './team-plan.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/**
 * Opens the account of an invited email, or makes it where there is none, by the mailed secret; it joins the
 * team.
 */
export class MakeInvitedAccount extends Command<void> {
  constructor(readonly input: { token: string; newPassword: string }) {
    super()
  }
}

interface Opened {
  userId: number
  /** Whether this invitation made the account. */
  madeAccount: boolean
  action: string
}

/** The account's own role is that of a free one: what the team gives is read of the team with each request. */
@CommandHandler(MakeInvitedAccount)
export class MakeInvitedAccountHandler implements ICommandHandler<MakeInvitedAccount> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
    private readonly invitations: InvitationsRepository,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input: { token, newPassword } }: MakeInvitedAccount): Promise<void> {
    const now = this.clock.now()
    // Before the costly hash: whoever has no link does not get that far.
    await this.invitations.find(this.database, token)
    assertUncommon('newPassword', newPassword)
    const passwordHash = await hashPassword(newPassword)
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      const invitation = await this.invitations.lock(transaction, token)
      const { id, teamUserId, adminId } = invitation
      await assertPlanCounts(transaction, adminId, now)
      const { userId, madeAccount, action } =
        (await this.open(transaction, invitation, passwordHash)) ??
        (await this.make(transaction, invitation, passwordHash))
      await this.users.join(transaction, teamUserId, { userId, madeAccount })
      await this.invitations.markAnswered(transaction, id)
      const byThem: Pick<AuditNote, 'actor' | 'subject'> = {
        actor: { name: `user:${userId}` },
        subject: { type: 'user', id: userId },
      }
      return {
        result: undefined,
        audit: [
          { ...byThem, action },
          { ...byThem, action: 'team-user.joined', details: { teamUserId } },
        ],
      }
    })
  }

  /** The account that was made when its email was added, by this team or by another. */
  private async open(
    transaction: Transaction,
    { emailNormalized, teamUserId }: OpenInvitation,
    passwordHash: string,
  ): Promise<Opened | null> {
    const waiting = await openWaitingAccount(transaction, { emailNormalized, passwordHash }, this.clock.now())
    return (
      waiting && {
        userId: waiting.userId,
        madeAccount: waiting.invitedAs === teamUserId,
        action: 'identity.account-opened',
      }
    )
  }

  /**
   * For an email that was invited as that of an existing user. The link came by that mailbox, so the email is
   * theirs.
   */
  private async make(
    transaction: Transaction,
    { email, firstName, lastName }: OpenInvitation,
    passwordHash: string,
  ): Promise<Opened> {
    const userId = await insertAccount(
      transaction,
      {
        email,
        displayName: defaultDisplayName(email),
        firstName,
        lastName,
        passwordHash,
        roles: ['ROLE_FREE'],
        emailVerified: true,
      },
      this.clock.now(),
    )
    if (userId === null) throw new AppError('ALREADY_EXISTS', { message: messages.accountExists })
    return { userId, madeAccount: true, action: 'identity.signed-up' }
  }
}

/**
 * Gives an account that waits for its invitation the password of whoever opened one: the link came by that
 * mailbox, so the email is theirs. Nobody was signed in to it before. Null where no account of this email
 * waits.
 */
async function openWaitingAccount(
  transaction: Transaction,
  { emailNormalized, passwordHash }: { emailNormalized: string; passwordHash: string },
  now: Date,
): Promise<{ userId: number; invitedAs: number } | null> {
  const account = await transaction
    .selectFrom('users')
    .select(['id', 'invited_as'])
    .where('email_normalized', '=', emailNormalized)
    .forUpdate()
    .executeTakeFirst()
  if (!account || account.invited_as === null) return null
  await transaction
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      invited_as: null,
      email_verified_at: now,
      password_changed_at: now,
      updated_at: sql<Date>`now()`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', account.id)
    .execute()
  return { userId: account.id, invitedAs: account.invited_as }
}
