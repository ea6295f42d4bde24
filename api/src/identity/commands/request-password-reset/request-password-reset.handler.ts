import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { identityLimits } from '@vitrine/contracts/identity/limits'
import type { Database } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import { recordAudit } from '../../../audit/audit.ts'
import { auditedLastHour } from '../../../audit/recent-audits.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { afterFixedTime } from '../../answer-time.ts'
import { normalizeEmail } from '../../email.ts'
import { UsersRepository } from '../../users.repository.ts'
import { RequestPasswordReset } from './request-password-reset.command.ts'

const action = 'identity.password-reset-requested'

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  async execute({ email }: RequestPasswordReset): Promise<void> {
    await afterFixedTime(() => this.request(normalizeEmail(email)))
  }

  private async request(emailNormalized: string): Promise<void> {
    const subject = { type: 'email', id: emailNormalized }
    await this.database.transaction().execute(async (transaction) => {
      const user = await this.users.findByEmail(transaction, emailNormalized)
      if (user) await this.users.lock(transaction, user.id)
      const asked = await auditedLastHour(transaction, action, subject)
      await recordAudit(transaction, { actor: { name: 'visitor' }, action, subject })
      if (user && asked < identityLimits.mailsAnHour) await requestMail(transaction, { template: 'reset-password', to: user.email, data: { userId: user.id } })
    })
  }
}
