import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { MembersRepository } from '../../members.repository.ts'
import { SessionsRepository } from '../../sessions.repository.ts'
import { EndMemberSessions } from './end-member-sessions.command.ts'

@CommandHandler(EndMemberSessions)
export class EndMemberSessionsHandler implements ICommandHandler<EndMemberSessions> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ actor, userId }: EndMemberSessions): Promise<void> {
    assertCan(actor, 'members.manage')
    await this.database.transaction().execute(async (transaction) => {
      await this.members.lock(transaction, userId)
      const endedSessions = await this.sessions.endAll(transaction, userId, 'signed-out-everywhere')
      await recordAudit(transaction, { actor, action: 'identity.sessions-ended', subject: { type: 'user', id: userId }, details: { endedSessions } })
    })
  }
}
