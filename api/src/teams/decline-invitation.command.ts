import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { InvitationsRepository } from './invitations.repository.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/** Whoever is signed in with the invited email declines: the entry goes, and its slot is free. */
export class DeclineInvitation extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly token: string,
  ) {
    super()
  }
}

@CommandHandler(DeclineInvitation)
export class DeclineInvitationHandler implements ICommandHandler<DeclineInvitation> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
    private readonly invitations: InvitationsRepository,
  ) {}

  async execute({ actor, token }: DeclineInvitation): Promise<void> {
    await this.frame.run({ actor }, async (transaction) => {
      const account = await lockAccount(transaction, actor.userId)
      const invitation = await this.invitations.lock(transaction, token)
      if (account?.emailNormalized !== invitation.emailNormalized)
        throw new AppError('FORBIDDEN', { message: messages.wrongAccount })
      await this.invitations.markAnswered(transaction, invitation.id)
      await this.users.delete(transaction, invitation.teamUserId)
      return {
        result: undefined,
        audit: {
          action: 'team-user.declined',
          subject: { type: 'user', id: actor.userId },
          details: { teamUserId: invitation.teamUserId },
        },
      }
    })
  }
}
