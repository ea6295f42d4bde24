import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { PaymentEmailRepository } from './payment-email.repository.ts'

/** New notes about a payment email. Returns its id. */
export class NotePaymentEmail extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: { paypalEmail: string; notes: string },
  ) {
    super()
  }
}

@CommandHandler(NotePaymentEmail)
export class NotePaymentEmailHandler implements ICommandHandler<NotePaymentEmail> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly emails: PaymentEmailRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input: { paypalEmail, notes } }: NotePaymentEmail): Promise<number> {
    return await this.frame.run({ actor, capability: 'payment-emails.manage' }, async (transaction) => {
      const found = await this.emails.lock(transaction, paypalEmail)
      if (!found) throw new AppError('NOT_FOUND')
      await this.emails.update(transaction, found.id, { notes }, this.clock.now())
      return {
        result: found.id,
        audit: {
          action: 'payment-email.noted',
          subject: { type: 'payment-email', id: found.id },
          details: { email: found.email, notes: { from: found.notes, to: notes } },
        },
      }
    })
  }
}
