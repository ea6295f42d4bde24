import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { SessionsRepository } from './sessions.repository.ts'

/** Ends one of the member's sessions, wherever it is. */
export class EndSession extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
  ) {
    super()
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ actor, sessionId }: EndSession): Promise<void> {
    await this.frame.run({ actor }, async (transaction) => {
      // Another member's session and one that is over respond alike.
      if (!(await this.sessions.endOwn(transaction, actor.userId, sessionId))) throw new AppError('NOT_FOUND')
      return {
        result: undefined,
        audit: {
          action: 'identity.session-ended',
          subject: { type: 'user', id: actor.userId },
          details: { sessionId },
        },
      }
    })
  }
}
