import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { authorCreated } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { fieldRefused } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { AuthorRepository } from '../../author.repository.ts'
import { CreateAuthor } from './create-author.command.ts'

@CommandHandler(CreateAuthor)
export class CreateAuthorHandler implements ICommandHandler<CreateAuthor> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly authors: AuthorRepository,
  ) {}

  async execute({ actor, input }: CreateAuthor): Promise<number> {
    assertCan(actor, 'dictionary.manage')
    return await this.database.transaction().execute(async (transaction) => {
      if (await this.authors.isUrlTaken(transaction, input.url)) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', 'Another author already uses this URL.')
      const { id, revision } = await this.authors.insert(transaction, input)
      await appendEvents(transaction, [newEvent(authorCreated, { authorId: id, revision })])
      await recordAudit(transaction, { actor, action: 'dictionary-author.created', subject: { type: 'dictionary-author', id }, details: { url: input.url } })
      return id
    })
  }
}
