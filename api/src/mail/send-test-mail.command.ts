import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { requestMail } from '@vitrine/messaging/mails'
import { CommandFrame } from '../commands/command-frame.ts'

/** A mail to whoever asks, to see that mails leave the house. Returns its id. */
export class SendTestMail extends Command<number> {
  constructor(readonly actor: Actor) {
    super()
  }
}

@CommandHandler(SendTestMail)
export class SendTestMailHandler implements ICommandHandler<SendTestMail> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor }: SendTestMail): Promise<number> {
    return await this.frame.run({ actor, capability: 'operations.manage' }, async (transaction) => {
      const staff = await transaction
        .selectFrom('users')
        .select(['email', 'display_name'])
        .where('id', '=', actor.userId)
        .executeTakeFirstOrThrow()
      const id = await requestMail(transaction, {
        template: 'test-mail',
        to: staff.email,
        data: { requestedBy: staff.display_name },
      })
      return { result: id, audit: { action: 'mail.test-requested', subject: { type: 'mail', id } } }
    })
  }
}
