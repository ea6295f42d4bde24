import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SessionsRepository } from '../../sessions.repository.ts'
import { EndSession } from './end-session.command.ts'

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ actor, sessionId }: EndSession): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      // Another member's session and one that is over answer alike.
      if (!(await this.sessions.endOwn(transaction, actor.userId, sessionId))) throw new AppError('NOT_FOUND')
      await recordAudit(transaction, { actor, action: 'identity.session-ended', subject: { type: 'user', id: actor.userId }, details: { sessionId } })
    })
  }
}
