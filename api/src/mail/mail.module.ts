import { Module } from '@nestjs/common'
import { SendMailAgainHandler } from './send-mail-again.command.ts'
import { SendTestMailHandler } from './send-test-mail.command.ts'
import { MailController } from './mail.controller.ts'

@Module({ controllers: [MailController], providers: [SendMailAgainHandler, SendTestMailHandler] })
export class MailModule {}
