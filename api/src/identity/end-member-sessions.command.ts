import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { CommandFrame } from '../commands/command-frame.ts'
import { MembersRepository } from './members.repository.ts'
import { SessionsRepository } from './sessions.repository.ts'

/** Signs an account out everywhere, by staff. */
export class EndMemberSessions extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
  ) {
    super()
  }
}

@CommandHandler(EndMemberSessions)
export class EndMemberSessionsHandler implements ICommandHandler<EndMemberSessions> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ actor, userId }: EndMemberSessions): Promise<void> {
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      await this.members.lockFor(actor, transaction, userId)
      const endedSessions = await this.sessions.endAll(transaction, userId, 'signed-out-everywhere')
      return {
        result: undefined,
        audit: {
          action: 'identity.sessions-ended',
          subject: { type: 'user', id: userId },
          details: { endedSessions },
        },
      }
    })
  }
}
