import { Module } from '@nestjs/common'
import { BlockPaymentEmailHandler } from './block-payment-email.command.ts'
import { NotePaymentEmailHandler } from './note-payment-email.command.ts'
import { PaymentEmailRepository } from './payment-email.repository.ts'
import { PaymentEmailsController } from './payment-emails.controller.ts'

@Module({
  controllers: [PaymentEmailsController],
  providers: [PaymentEmailRepository, BlockPaymentEmailHandler, NotePaymentEmailHandler],
})
export class PaymentEmailsModule {}
