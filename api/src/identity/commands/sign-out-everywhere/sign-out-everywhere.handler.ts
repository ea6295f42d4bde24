import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SessionsRepository } from '../../sessions.repository.ts'
import { SignOutEverywhere } from './sign-out-everywhere.command.ts'

@CommandHandler(SignOutEverywhere)
export class SignOutEverywhereHandler implements ICommandHandler<SignOutEverywhere> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ actor }: SignOutEverywhere): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const endedSessions = await this.sessions.endAll(transaction, actor.userId, 'signed-out-everywhere')
      await recordAudit(transaction, { actor, action: 'identity.signed-out-everywhere', subject: { type: 'user', id: actor.userId }, details: { endedSessions } })
    })
  }
}
