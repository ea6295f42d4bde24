import { Module } from '@nestjs/common'
import { ChangeMessageStateHandler } from './commands/change-message-state/change-message-state.handler.ts'
import { DeleteMessageHandler } from './commands/delete-message/delete-message.handler.ts'
import { ReceiveMessageHandler } from './commands/receive-message/receive-message.handler.ts'
import { ContactMessageRepository } from './contact-message.repository.ts'
import { ContactController } from './contact.controller.ts'

@Module({
  controllers: [ContactController],
  providers: [
    ContactMessageRepository,
    ReceiveMessageHandler,
    ChangeMessageStateHandler,
    DeleteMessageHandler,
  ],
})
export class ContactModule {}
