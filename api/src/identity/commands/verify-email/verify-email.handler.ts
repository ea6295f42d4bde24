import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { AccountLinksRepository } from '../../account-links.repository.ts'
import { UsersRepository } from '../../users.repository.ts'
import { VerifyEmail } from './verify-email.command.ts'

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly links: AccountLinksRepository,
    private readonly users: UsersRepository,
  ) {}

  async execute({ token }: VerifyEmail): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const { userId } = await this.links.use(transaction, 'verify-email', token)
      await this.users.markVerified(transaction, userId)
      await recordAudit(transaction, { actor: { name: `user:${userId}` }, action: 'identity.email-verified', subject: { type: 'user', id: userId } })
    })
  }
}
