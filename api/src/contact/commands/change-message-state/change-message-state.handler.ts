import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { ContactMessageRepository } from '../../contact-message.repository.ts'
import { ChangeMessageState } from './change-message-state.command.ts'

@CommandHandler(ChangeMessageState)
export class ChangeMessageStateHandler implements ICommandHandler<ChangeMessageState> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly messages: ContactMessageRepository,
  ) {}

  async execute({ actor, id, state, expectedRevision }: ChangeMessageState): Promise<void> {
    assertCan(actor, 'contact.manage')
    await this.database.transaction().execute(async (transaction) => {
      const message = await this.messages.lock(transaction, id)
      if (!message) throw new AppError('NOT_FOUND')
      assertRevision(message.revision, expectedRevision)
      if (message.state === state) return
      await this.messages.setState(transaction, id, state, actor.userId)
      await recordAudit(transaction, { actor, action: state === 'answered' ? 'contact-message.answered' : 'contact-message.reopened', subject: { type: 'contact-message', id } })
    })
  }
}
