import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { articleDeleted } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { DeleteArticle } from './delete-article.command.ts'

@CommandHandler(DeleteArticle)
export class DeleteArticleHandler implements ICommandHandler<DeleteArticle> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly articles: ArticleRepository,
  ) {}

  async execute({ actor, url, expectedRevision }: DeleteArticle): Promise<void> {
    assertCan(actor, 'dictionary.manage')
    await this.database.transaction().execute(async (transaction) => {
      const article = await this.articles.lockByUrl(transaction, url)
      if (!article) throw new AppError('NOT_FOUND')
      assertRevision(article.revision, expectedRevision)
      if (article.isDefaultTemplate) throw new AppError('IN_USE', { message: 'The default template is what new articles begin with; it cannot be deleted.' })
      const revision = await this.articles.delete(transaction, article)
      await appendEvents(transaction, [newEvent(articleDeleted, { articleId: article.id, revision })])
      await recordAudit(transaction, { actor, action: 'dictionary-article.deleted', subject: { type: 'dictionary-article', id: article.id }, details: { url, title: article.title } })
    })
  }
}
