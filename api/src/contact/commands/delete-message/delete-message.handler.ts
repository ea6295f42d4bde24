import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { ContactMessageRepository } from '../../contact-message.repository.ts'
import { DeleteMessage } from './delete-message.command.ts'

@CommandHandler(DeleteMessage)
export class DeleteMessageHandler implements ICommandHandler<DeleteMessage> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly messages: ContactMessageRepository,
  ) {}

  async execute({ actor, id }: DeleteMessage): Promise<void> {
    assertCan(actor, 'contact.manage')
    await this.database.transaction().execute(async (transaction) => {
      const message = await this.messages.lock(transaction, id)
      if (!message) throw new AppError('NOT_FOUND')
      await this.messages.delete(transaction, id)
      // Without name, address or words: whoever asks to be forgotten is not remembered here.
      await recordAudit(transaction, { actor, action: 'contact-message.deleted', subject: { type: 'contact-message', id }, details: { subject: message.subject } })
    })
  }
}
