import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { SendTestMail } from './send-test-mail.command.ts'

@CommandHandler(SendTestMail)
export class SendTestMailHandler implements ICommandHandler<SendTestMail> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ actor }: SendTestMail): Promise<number> {
    assertCan(actor, 'operations.manage')
    return await this.database.transaction().execute(async (transaction) => {
      const staff = await transaction.selectFrom('users').select(['email', 'display_name']).where('id', '=', actor.userId).executeTakeFirstOrThrow()
      const id = await requestMail(transaction, { template: 'test-mail', to: staff.email, data: { requestedBy: staff.display_name } })
      await recordAudit(transaction, { actor, action: 'mail.test-requested', subject: { type: 'mail', id } })
      return id
    })
  }
}
