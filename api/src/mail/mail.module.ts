import { Module } from '@nestjs/common'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import { SendMailAgainHandler } from './send-mail-again.command.ts'
import { SendTestMailHandler } from './send-test-mail.command.ts'
import { MailController } from './mail.controller.ts'

@Module({ controllers: [MailController], providers: [SendMailAgainHandler, SendTestMailHandler] })
export class MailModule {}

export const mailConstraints: ConstraintRefusals = {
  // A random identifier.
  mails_key_key: null,
}
