import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { identityLimits } from '@vitrine/contracts/identity/messages'
import { requestMail } from '@vitrine/messaging/mails'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { auditedLastHour } from '../audit/recent-audits.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { UsersRepository } from './users.repository.ts'

/** The mail that proves the address, once more. Returns whether it is proved already, and then none is sent. */
export class RequestVerification extends Command<{ emailVerified: boolean }> {
  constructor(readonly actor: Actor) {
    super()
  }
}

@CommandHandler(RequestVerification)
export class RequestVerificationHandler implements ICommandHandler<RequestVerification> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor }: RequestVerification) {
    return await this.frame.run({ actor }, async (transaction) => {
      const { email, email_verified_at } = await this.users.loadAccount(transaction, actor.userId)
      if (email_verified_at) return { result: { emailVerified: true }, audit: null }
      const action = 'identity.verification-requested'
      const subject = { type: 'user', id: actor.userId }
      if (
        (await auditedLastHour(transaction, action, subject, this.clock.now())) >= identityLimits.mailsAnHour
      )
        throw new AppError('TOO_MANY_REQUESTS')
      await requestMail(transaction, { template: 'verify-email', to: email, data: { userId: actor.userId } })
      return { result: { emailVerified: false }, audit: { action, subject } }
    })
  }
}
