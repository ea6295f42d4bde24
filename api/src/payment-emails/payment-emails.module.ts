import { Module } from '@nestjs/common'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import { BlockPaymentEmailHandler } from './block-payment-email.command.ts'
import { NotePaymentEmailHandler } from './note-payment-email.command.ts'
import { PaymentEmailRepository } from './payment-email.repository.ts'
import { PaymentEmailsController } from './payment-emails.controller.ts'

@Module({
  controllers: [PaymentEmailsController],
  providers: [PaymentEmailRepository, BlockPaymentEmailHandler, NotePaymentEmailHandler],
})
export class PaymentEmailsModule {}

/** Both are written by statements that take what is there already. */
export const paymentEmailsConstraints: ConstraintRefusals = {
  payment_emails_email_normalized_key: null,
  payment_email_accounts_pkey: null,
}
