import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { CommandFrame } from '../commands/command-frame.ts'
import { SessionsRepository } from './sessions.repository.ts'

/** Ends one session. */
export class SignOut extends Command<void> {
  constructor(readonly session: { id: number; userId: number }) {
    super()
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ session }: SignOut): Promise<void> {
    await this.frame.run({ actor: { name: `user:${session.userId}` } }, async (transaction) => {
      await this.sessions.end(transaction, session.id, 'signed-out')
      return {
        result: undefined,
        audit: { action: 'identity.signed-out', subject: { type: 'user', id: session.userId } },
      }
    })
  }
}
