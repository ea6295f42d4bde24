import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { identityLimits } from '@vitrine/contracts/identity/messages'
import { membersMessages as messages } from '@vitrine/contracts/members/messages'
import { requestMail } from '@vitrine/messaging/mails'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { auditedLastHour } from '../audit/recent-audits.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { MembersRepository } from './members.repository.ts'

/** Sends an account one of the emails that its owner could ask for, by support. */
export class MailMember extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly template: 'verify-email' | 'reset-password',
  ) {
    super()
  }
}

const actions = {
  'verify-email': 'identity.confirmation-resent',
  'reset-password': 'identity.password-reset-sent',
} as const

@CommandHandler(MailMember)
export class MailMemberHandler implements ICommandHandler<MailMember> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The secret of the link is made where the mail is written: no staff ever see it. */
  async execute({ actor, userId, template }: MailMember): Promise<void> {
    const action = actions[template]
    const subject = { type: 'user', id: userId }
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      const { email, email_verified_at, invited_as } = await this.members.lockFor(actor, transaction, userId)
      if (invited_as !== null) throw new AppError('STATUS_CONFLICT', { message: messages.accountWaits })
      if (template === 'verify-email' && email_verified_at !== null)
        throw new AppError('STATUS_CONFLICT', { message: messages.emailConfirmed })
      if (
        (await auditedLastHour(transaction, action, subject, this.clock.now())) >= identityLimits.mailsAnHour
      )
        throw new AppError('TOO_MANY_REQUESTS', { message: messages.tooManyMails })
      await requestMail(transaction, { template, to: email, data: { userId } })
      return { result: undefined, audit: { action, subject } }
    })
  }
}
