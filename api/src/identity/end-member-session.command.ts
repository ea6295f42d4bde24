import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { MembersRepository } from './members.repository.ts'
import { SessionsRepository } from './sessions.repository.ts'

/** Signs an account out on one device, by staff. */
export class EndMemberSession extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly sessionId: number,
  ) {
    super()
  }
}

@CommandHandler(EndMemberSession)
export class EndMemberSessionHandler implements ICommandHandler<EndMemberSession> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ actor, userId, sessionId }: EndMemberSession): Promise<void> {
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      await this.members.lockFor(actor, transaction, userId)
      if (!(await this.sessions.endOwn(transaction, userId, sessionId))) throw new AppError('NOT_FOUND')
      return {
        result: undefined,
        audit: {
          action: 'identity.session-ended',
          subject: { type: 'user', id: userId },
          details: { sessionId },
        },
      }
    })
  }
}
