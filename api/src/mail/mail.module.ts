import { Module } from '@nestjs/common'
import { SendMailAgainHandler } from './commands/send-mail-again/send-mail-again.handler.ts'
import { SendTestMailHandler } from './commands/send-test-mail/send-test-mail.handler.ts'
import { MailController } from './mail.controller.ts'

@Module({ controllers: [MailController], providers: [SendMailAgainHandler, SendTestMailHandler] })
export class MailModule {}
