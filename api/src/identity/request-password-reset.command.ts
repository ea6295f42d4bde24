import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { identityLimits } from '@vitrine/contracts/identity/messages'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { requestMail } from '@vitrine/messaging/mails'
import type { Clock } from '@vitrine/platform/clock'
import { auditedLastHour } from '../audit/recent-audits.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { afterFixedTime } from './response-time.ts'
import { sendInvitation } from './send-invitation.ts'
import { UsersRepository } from './users.repository.ts'

/** A link for whoever reads that mailbox. It ends alike whether the address has an account. */
export class RequestPasswordReset extends Command<void> {
  constructor(readonly email: string) {
    super()
  }
}

const action = 'identity.password-reset-requested'

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ email }: RequestPasswordReset): Promise<void> {
    await afterFixedTime(() => this.request(normalizeEmail(email)))
  }

  private async request(emailNormalized: string): Promise<void> {
    const subject = { type: 'email', id: emailNormalized }
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      const user = await this.users.findByEmail(transaction, emailNormalized)
      if (user) await this.users.lock(transaction, user.id)
      const asked = await auditedLastHour(transaction, action, subject, this.clock.now())
      const audit = { action, subject }
      if (user && user.invited_as !== null) {
        const invitation = await sendInvitation(
          transaction,
          { email: user.email, teamUserId: user.invited_as },
          this.clock.now(),
        )
        return { result: undefined, audit: invitation ? [audit, invitation] : audit }
      }
      if (user && asked < identityLimits.mailsAnHour)
        await requestMail(transaction, {
          template: 'reset-password',
          to: user.email,
          data: { userId: user.id },
        })
      return { result: undefined, audit }
    })
  }
}
