import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SessionsRepository } from '../../sessions.repository.ts'
import { SignOut } from './sign-out.command.ts'

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute({ session }: SignOut): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      await this.sessions.end(transaction, session.id, 'signed-out')
      await recordAudit(transaction, { actor: { name: `user:${session.userId}` }, action: 'identity.signed-out', subject: { type: 'user', id: session.userId } })
    })
  }
}
