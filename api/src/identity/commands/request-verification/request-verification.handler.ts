import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { identityLimits } from '@vitrine/contracts/identity/limits'
import type { Database } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import { AppError } from '@vitrine/platform/app-error'
import { recordAudit } from '../../../audit/audit.ts'
import { auditedLastHour } from '../../../audit/recent-audits.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { UsersRepository } from '../../users.repository.ts'
import { RequestVerification } from './request-verification.command.ts'

@CommandHandler(RequestVerification)
export class RequestVerificationHandler implements ICommandHandler<RequestVerification> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  async execute({ actor }: RequestVerification) {
    return await this.database.transaction().execute(async (transaction) => {
      const { email, email_verified_at } = await this.users.loadAccount(transaction, actor.userId)
      if (email_verified_at) return { emailVerified: true }
      const action = 'identity.verification-requested'
      const subject = { type: 'user', id: actor.userId }
      if ((await auditedLastHour(transaction, action, subject)) >= identityLimits.mailsAnHour) throw new AppError('TOO_MANY_REQUESTS')
      await recordAudit(transaction, { actor, action, subject })
      await requestMail(transaction, { template: 'verify-email', to: email, data: { userId: actor.userId } })
      return { emailVerified: false }
    })
  }
}
