import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { indexRebuildRequested } from '@vitrine/contracts/operations/events'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { RequestIndexRebuild } from './request-index-rebuild.command.ts'

@CommandHandler(RequestIndexRebuild)
export class RequestIndexRebuildHandler implements ICommandHandler<RequestIndexRebuild> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ actor, indexId }: RequestIndexRebuild): Promise<void> {
    assertCan(actor, 'operations.manage')
    if (indexId !== dictionaryIndex.id) throw new AppError('NOT_FOUND')
    await this.database.transaction().execute(async (transaction) => {
      await appendEvents(transaction, [newEvent(indexRebuildRequested, { indexId })])
      await recordAudit(transaction, { actor, action: 'search-index.rebuild-requested', subject: { type: 'search-index', id: indexId } })
    })
  }
}
