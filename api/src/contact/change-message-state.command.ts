import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContactState } from '@vitrine/contracts/contact/schemas'
import { CommandFrame } from '../commands/command-frame.ts'
import { ContactMessageRepository } from './contact-message.repository.ts'

/** Marks a message as answered, or as new again. Marking it as what it is changes nothing. */
export class ChangeMessageState extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly state: ContactState,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(ChangeMessageState)
export class ChangeMessageStateHandler implements ICommandHandler<ChangeMessageState> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly messages: ContactMessageRepository,
  ) {}

  async execute({ actor, id, state, expectedRevision }: ChangeMessageState): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'contact.manage',
        load: (transaction) => this.messages.lock(transaction, id),
        expectedRevision,
      },
      async (transaction, message) => {
        if (message.state === state) return { result: undefined, audit: null }
        await this.messages.setState(transaction, id, state, actor.userId)
        return {
          result: undefined,
          audit: {
            action: state === 'answered' ? 'contact-message.answered' : 'contact-message.reopened',
            subject: { type: 'contact-message', id },
          },
        }
      },
    )
  }
}
