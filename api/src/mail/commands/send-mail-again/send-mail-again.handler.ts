import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { mailRequested } from '@vitrine/contracts/mail/events'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SendMailAgain } from './send-mail-again.command.ts'

@CommandHandler(SendMailAgain)
export class SendMailAgainHandler implements ICommandHandler<SendMailAgain> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ actor, id }: SendMailAgain): Promise<void> {
    assertCan(actor, 'operations.manage')
    await this.database.transaction().execute(async (transaction) => {
      const mail = await transaction.selectFrom('mails').select(['state', 'template']).where('id', '=', id).forUpdate().executeTakeFirst()
      if (!mail) throw new AppError('NOT_FOUND')
      if (mail.state !== 'failed' && mail.state !== 'unknown') throw new AppError('STATUS_CONFLICT')
      await transaction.updateTable('mails').set({ state: 'waiting', last_error: null }).where('id', '=', id).execute()
      await appendEvents(transaction, [newEvent(mailRequested, { mailId: id })])
      await recordAudit(transaction, { actor, action: 'mail.sent-again', subject: { type: 'mail', id }, details: { template: mail.template, was: mail.state } })
    })
  }
}
