import { Module } from '@nestjs/common'
import { BlockPaymentEmailHandler } from './commands/block-payment-email/block-payment-email.handler.ts'
import { NotePaymentEmailHandler } from './commands/note-payment-email/note-payment-email.handler.ts'
import { PaymentEmailRepository } from './payment-email.repository.ts'
import { PaymentEmailsController } from './payment-emails.controller.ts'

@Module({
  controllers: [PaymentEmailsController],
  providers: [PaymentEmailRepository, BlockPaymentEmailHandler, NotePaymentEmailHandler],
})
export class PaymentEmailsModule {}
