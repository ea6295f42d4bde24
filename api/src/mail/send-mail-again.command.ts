import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { mailRequested } from '@vitrine/contracts/mail/events'
import { isDeletedAccountLabel } from '@vitrine/domain/identity/deletion'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'

/** Staff have decided that a mail which failed, or of which nobody knows, goes out again. */
export class SendMailAgain extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(SendMailAgain)
export class SendMailAgainHandler implements ICommandHandler<SendMailAgain> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, id }: SendMailAgain): Promise<void> {
    await this.frame.run({ actor, capability: 'operations.manage' }, async (transaction) => {
      const mail = await transaction
        .selectFrom('mails')
        .select(['state', 'template', 'recipient'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!mail) throw new AppError('NOT_FOUND')
      if (mail.state !== 'failed' && mail.state !== 'unknown') throw new AppError('STATUS_CONFLICT')
      // Its account is deleted, and the address erased.
      if (isDeletedAccountLabel(mail.recipient)) throw new AppError('STATUS_CONFLICT')
      await transaction
        .updateTable('mails')
        .set({ state: 'waiting', last_error: null })
        .where('id', '=', id)
        .execute()
      return {
        result: undefined,
        events: [newEvent(mailRequested, { mailId: id })],
        audit: {
          action: 'mail.sent-again',
          subject: { type: 'mail', id },
          details: { template: mail.template, was: mail.state },
        },
      }
    })
  }
}
