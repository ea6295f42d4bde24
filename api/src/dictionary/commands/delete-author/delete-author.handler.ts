import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { authorDeleted } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { AuthorRepository } from '../../author.repository.ts'
import { DeleteAuthor } from './delete-author.command.ts'

@CommandHandler(DeleteAuthor)
export class DeleteAuthorHandler implements ICommandHandler<DeleteAuthor> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly authors: AuthorRepository,
  ) {}

  async execute({ actor, id }: DeleteAuthor): Promise<void> {
    assertCan(actor, 'dictionary.manage')
    await this.database.transaction().execute(async (transaction) => {
      const author = await this.authors.lock(transaction, id)
      if (!author) throw new AppError('NOT_FOUND')
      if (await this.authors.hasArticles(transaction, id)) throw new AppError('IN_USE', { message: 'This author still has articles. Give them to somebody else first.' })
      await this.authors.delete(transaction, id)
      await appendEvents(transaction, [newEvent(authorDeleted, { authorId: id, revision: author.revision + 1 })])
      await recordAudit(transaction, { actor, action: 'dictionary-author.deleted', subject: { type: 'dictionary-author', id }, details: { name: author.full_name } })
    })
  }
}
