import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { InvitationMails } from './invitation-mails.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/** A new invitation for a waiting user, which takes the place of the one before. */
export class ResendInvitation extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(ResendInvitation)
export class ResendInvitationHandler implements ICommandHandler<ResendInvitation> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
    private readonly mails: InvitationMails,
  ) {}

  async execute({ actor, id }: ResendInvitation): Promise<void> {
    await this.frame.run({ actor, capability: 'team.manage' }, async (transaction) => {
      const entry = await this.users.lock(transaction, actor.userId, id)
      if (!entry) throw new AppError('NOT_FOUND')
      if (entry.status !== 'WAITING') throw new AppError('STATUS_CONFLICT')
      await this.users.inviteAgain(transaction, id)
      return { result: undefined, audit: await this.mails.request(transaction, entry) }
    })
  }
}
