import { Module } from '@nestjs/common'
import { ChangeMessageStateHandler } from './change-message-state.command.ts'
import { DeleteMessageHandler } from './delete-message.command.ts'
import { ReceiveMessageHandler } from './receive-message.command.ts'
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
