import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EditTeamUserInput } from '@vitrine/contracts/teams/schemas'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { teamUserSubject } from './team-user-subject.rules.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/** Other names for a user of the admin's team. */
export class EditUser extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: EditTeamUserInput,
  ) {
    super()
  }
}

@CommandHandler(EditUser)
export class EditUserHandler implements ICommandHandler<EditUser> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
  ) {}

  async execute({ actor, id, input }: EditUser): Promise<void> {
    await this.frame.run({ actor, capability: 'team.manage' }, async (transaction) => {
      const entry = await this.users.lock(transaction, actor.userId, id)
      if (!entry) throw new AppError('NOT_FOUND')
      await this.users.rename(transaction, entry, input)
      return {
        result: undefined,
        audit: { action: 'team-user.renamed', subject: teamUserSubject(entry), details: { teamUserId: id } },
      }
    })
  }
}
