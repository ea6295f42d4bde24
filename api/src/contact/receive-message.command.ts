import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { ContactInput } from '@vitrine/contracts/contact/schemas'
import { requestMail } from '@vitrine/messaging/mails'
import type { Config } from '@vitrine/platform/config'
import { CommandFrame } from '../commands/command-frame.ts'
import { CONFIG } from '../infrastructure/tokens.ts'
import { ContactMessageRepository } from './contact-message.repository.ts'

/** A message from the contact form, by whoever filled it in. */
export class ReceiveMessage extends Command<void> {
  constructor(readonly input: ContactInput) {
    super()
  }
}

/**
 * The message itself is the record of who wrote: no audit entry. One that a machine may have sent is not
 * mailed.
 */
@CommandHandler(ReceiveMessage)
export class ReceiveMessageHandler implements ICommandHandler<ReceiveMessage> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CONFIG) private readonly config: Config,
    private readonly messages: ContactMessageRepository,
  ) {}

  async execute({ input }: ReceiveMessage): Promise<void> {
    await this.frame.run({ actor: { name: 'visitor' } }, async (transaction) => {
      await this.messages.lockEmail(transaction, input.email)
      if (await this.messages.wasJustSent(transaction, input)) return { result: undefined, audit: null }
      const messageId = await this.messages.insert(transaction, input)
      if (input.isSuspected) return { result: undefined, audit: null }
      await requestMail(transaction, {
        template: 'contact-message',
        to: this.config.SUPPORT_EMAIL,
        replyTo: input.email,
        data: { messageId },
      })
      return { result: undefined, audit: null }
    })
  }
}
