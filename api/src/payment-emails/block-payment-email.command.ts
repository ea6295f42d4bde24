import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { emailFault } from '@vitrine/contracts/email'
import { paymentEmailMessages } from '@vitrine/contracts/payment-emails/messages'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { PaymentEmailRepository } from './payment-email.repository.ts'

/** Blocks a payment email, or lets it pay again. Returns its id. */
export class BlockPaymentEmail extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: { paypalEmail: string; block: boolean },
  ) {
    super()
  }
}

@CommandHandler(BlockPaymentEmail)
export class BlockPaymentEmailHandler implements ICommandHandler<BlockPaymentEmail> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly emails: PaymentEmailRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input: { paypalEmail, block } }: BlockPaymentEmail): Promise<number> {
    return await this.frame.run({ actor, capability: 'payment-emails.manage' }, async (transaction) => {
      const at = this.clock.now()
      const found = await this.emails.lock(transaction, paypalEmail)
      if (!found && !block) throw new AppError('NOT_FOUND')
      // What a provider wrote once can always be blocked; a new one must be an email.
      if (!found && emailFault(paypalEmail))
        throw fieldRefused('VALIDATION_FAILED', 'paypalEmail', 'invalid', paymentEmailMessages.emailInvalid)
      const {
        id,
        email,
        is_blocked: wasBlocked,
      } = found ?? (await this.emails.insert(transaction, paypalEmail, at))
      // It is as it was wanted: nothing has changed.
      if (wasBlocked === block) return { result: id, audit: null }
      await this.emails.update(transaction, id, { is_blocked: block }, at)
      return {
        result: id,
        audit: {
          action: block ? 'payment-email.blocked' : 'payment-email.unblocked',
          subject: { type: 'payment-email', id },
          details: { email },
        },
      }
    })
  }
}
