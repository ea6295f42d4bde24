import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { authorUpdated } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { AuthorRepository } from '../../author.repository.ts'
import { UpdateAuthor } from './update-author.command.ts'

@CommandHandler(UpdateAuthor)
export class UpdateAuthorHandler implements ICommandHandler<UpdateAuthor> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly authors: AuthorRepository,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdateAuthor): Promise<void> {
    assertCan(actor, 'dictionary.manage')
    await this.database.transaction().execute(async (transaction) => {
      const author = await this.authors.lock(transaction, id)
      if (!author) throw new AppError('NOT_FOUND')
      assertRevision(author.revision, expectedRevision)
      if (await this.authors.isUrlTaken(transaction, input.url, id)) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', 'Another author already uses this URL.')
      const revision = await this.authors.update(transaction, id, input)
      await appendEvents(transaction, [newEvent(authorUpdated, { authorId: id, revision })])
      await recordAudit(transaction, {
        actor, action: 'dictionary-author.updated', subject: { type: 'dictionary-author', id },
        details: { name: { from: author.full_name, to: `${input.firstName} ${input.lastName}`.trim() }, url: { from: author.url, to: input.url } },
      })
    })
  }
}
