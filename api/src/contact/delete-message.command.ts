import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { CommandFrame } from '../commands/command-frame.ts'
import { ContactMessageRepository } from './contact-message.repository.ts'

export class DeleteMessage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteMessage)
export class DeleteMessageHandler implements ICommandHandler<DeleteMessage> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly messages: ContactMessageRepository,
  ) {}

  async execute({ actor, id }: DeleteMessage): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'contact.manage',
        load: (transaction) => this.messages.lock(transaction, id),
        expectedRevision: undefined,
      },
      async (transaction, message) => {
        await this.messages.delete(transaction, id)
        // Without name, address or words: whoever asks to be forgotten is not remembered here.
        return {
          result: undefined,
          audit: {
            action: 'contact-message.deleted',
            subject: { type: 'contact-message', id },
            details: { subject: message.subject },
          },
        }
      },
    )
  }
}
