import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { TeamUsersRepository } from '../../team-users.repository.ts'
import { LeaveTeam } from './leave-team.command.ts'

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
