import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/** Somebody leaves the team that they are in. Returns the entry's id. */
export class LeaveTeam extends Command<number> {
  constructor(readonly actor: Actor) {
    super()
  }
}

@CommandHandler(LeaveTeam)
export class LeaveTeamHandler implements ICommandHandler<LeaveTeam> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
  ) {}

  async execute({ actor }: LeaveTeam): Promise<number> {
    return await this.frame.run<number>({ actor }, async (transaction) => {
      const entry = await this.users.lockOfUser(transaction, actor.userId)
      if (!entry) throw new AppError('NOT_FOUND')
      await this.users.delete(transaction, entry.id)
      return {
        result: entry.id,
        audit: {
          action: 'team-user.left',
          subject: { type: 'user', id: actor.userId },
          details: { teamUserId: entry.id },
        },
      }
    })
  }
}
