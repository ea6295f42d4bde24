import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { InvitationsRepository } from './invitations.repository.ts'
import { hasAccount } from './queries/has-account.query.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/**
 * Whoever holds the mailed secret declines, for an email that nobody can log in with: the entry goes, and an
 * account that was made for it.
 */
export class DeclineInvitedAccount extends Command<void> {
  constructor(readonly token: string) {
    super()
  }
}

@CommandHandler(DeclineInvitedAccount)
export class DeclineInvitedAccountHandler implements ICommandHandler<DeclineInvitedAccount> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
    private readonly invitations: InvitationsRepository,
  ) {}

  async execute({ token }: DeclineInvitedAccount): Promise<void> {
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      const { id, teamUserId, emailNormalized } = await this.invitations.lock(transaction, token)
      if (await hasAccount(transaction, emailNormalized))
        throw new AppError('ALREADY_EXISTS', { message: messages.loginToDecline })
      await this.invitations.markAnswered(transaction, id)
      await this.users.delete(transaction, teamUserId)
      return {
        result: undefined,
        audit: { action: 'team-user.declined', subject: { type: 'team-user', id: teamUserId } },
      }
    })
  }
}
