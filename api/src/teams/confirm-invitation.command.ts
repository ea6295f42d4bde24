import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { Transaction } from '@vitrine/database/database'
import { cancelRenewal } from '@vitrine/domain/billing/cancel-renewal'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { currentSubscription, lockAccount } from '@vitrine/domain/billing/subscriptions'
import { markEmailVerified } from '@vitrine/domain/identity/mark-email-verified'
import { hasTeamPlan } from '@vitrine/domain/teams/team-standing'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { InvitationsRepository } from './invitations.repository.ts'
import { assertPlanCounts } from './team-plan.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/** Whoever is signed in with the invited email joins the team. */
export class ConfirmInvitation extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { token: string; cancelOwnMembership: boolean },
  ) {
    super()
  }
}

@CommandHandler(ConfirmInvitation)
export class ConfirmInvitationHandler implements ICommandHandler<ConfirmInvitation> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
    private readonly invitations: InvitationsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input: { token, cancelOwnMembership } }: ConfirmInvitation): Promise<void> {
    const now = this.clock.now()
    await this.frame.run({ actor }, async (transaction) => {
      const account = await lockAccount(transaction, actor.userId)
      const invitation = await this.invitations.lock(transaction, token)
      if (account?.emailNormalized !== invitation.emailNormalized)
        throw new AppError('FORBIDDEN', { message: messages.wrongAccount })
      await this.assertMayJoin(transaction, actor)
      await assertPlanCounts(transaction, invitation.adminId, now)
      const cancelled = cancelOwnMembership ? await this.cancelOwn(transaction, actor.userId, now) : []
      await this.users.join(transaction, invitation.teamUserId, { userId: actor.userId, madeAccount: false })
      await this.invitations.markAnswered(transaction, invitation.id)
      // The link came by that mailbox, so the address is theirs.
      await markEmailVerified(transaction, actor.userId, now)
      return {
        result: undefined,
        audit: [
          {
            action: 'team-user.joined',
            subject: { type: 'user', id: actor.userId },
            details: { teamUserId: invitation.teamUserId },
          },
          ...cancelled,
        ],
      }
    })
  }

  /** That somebody is in another team is told to themselves alone. */
  private async assertMayJoin(transaction: Transaction, actor: Actor): Promise<void> {
    if (hasTeamPlan(actor)) throw new AppError('STATUS_CONFLICT', { message: messages.ownTeam })
    if (await this.users.lockOfUser(transaction, actor.userId))
      throw new AppError('STATUS_CONFLICT', { message: messages.inAnotherTeam })
  }

  private async cancelOwn(transaction: Transaction, userId: number, now: Date): Promise<AuditNote[]> {
    const subscription = await currentSubscription(transaction, userId)
    if (!subscription?.renews) return []
    if (await hasOpenPayment(transaction, userId)) throw new AppError('PAYMENT_IN_PROGRESS')
    await cancelRenewal(transaction, subscription, now)
    return [{ action: 'membership.cancelled', subject: { type: 'member', id: userId } }]
  }
}
