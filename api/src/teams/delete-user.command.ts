import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { mailAccount } from '@vitrine/domain/billing/billing-mails'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { teamUserSubject } from './team-user-subject.rules.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

/** Takes a user out of the admin's team, or withdraws an invitation. */
export class DeleteUser extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

/** What the team gave ends with the row. The account, its vault and everything in it stay the person's. */
@CommandHandler(DeleteUser)
export class DeleteUserHandler implements ICommandHandler<DeleteUser> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: TeamUsersRepository,
  ) {}

  async execute({ actor, id }: DeleteUser): Promise<void> {
    await this.frame.run({ actor, capability: 'team.manage' }, async (transaction) => {
      await lockAccount(transaction, actor.userId)
      const entry = await this.users.lock(transaction, actor.userId, id)
      if (!entry) throw new AppError('NOT_FOUND')
      if (entry.userId === actor.userId)
        throw new AppError('STATUS_CONFLICT', { message: messages.notOneself })
      await this.users.delete(transaction, id)
      const isWithdrawn = entry.userId === null
      if (entry.userId !== null) await mailAccount(transaction, 'team-removed', { userId: entry.userId })
      return {
        result: undefined,
        audit: {
          action: isWithdrawn ? 'team-user.withdrawn' : 'team-user.removed',
          subject: teamUserSubject(entry),
          details: { teamUserId: id },
        },
      }
    })
  }
}
