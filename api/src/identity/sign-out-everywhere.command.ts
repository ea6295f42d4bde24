import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { CommandFrame } from '../commands/command-frame.ts'
import { SessionsRepository } from './sessions.repository.ts'

/** Ends every session of the member, the one that asks included. */
export class SignOutEverywhere extends Command<void> {
  constructor(readonly actor: Actor) {
    super()
  }
}

@CommandHandler(SignOutEverywhere)
export class SignOutEverywhereHandler implements ICommandHandler<SignOutEverywhere> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ actor }: SignOutEverywhere): Promise<void> {
    await this.frame.run({ actor }, async (transaction) => {
      const endedSessions = await this.sessions.endAll(transaction, actor.userId, 'signed-out-everywhere')
      return {
        result: undefined,
        audit: {
          action: 'identity.signed-out-everywhere',
          subject: { type: 'user', id: actor.userId },
          details: { endedSessions },
        },
      }
    })
  }
}
