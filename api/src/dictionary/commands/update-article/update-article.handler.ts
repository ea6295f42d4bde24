import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { articleUpdated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { newEvent } from '@vitrine/contracts/event'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { ArticleDetails } from '../../article-details.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { findManagedArticle } from '../../queries/manage-articles/manage-articles.query.ts'
import { UpdateArticle } from './update-article.command.ts'

@CommandHandler(UpdateArticle)
export class UpdateArticleHandler implements ICommandHandler<UpdateArticle> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly articles: ArticleRepository,
    private readonly details: ArticleDetails,
  ) {}

  async execute({ actor, input: { currentUrl, ...details }, expectedRevision }: UpdateArticle) {
    assertCan(actor, 'dictionary.manage')
    return await this.database.transaction().execute(async (transaction) => {
      const article = await this.articles.lockByUrl(transaction, currentUrl)
      if (!article) throw new AppError('NOT_FOUND')
      assertRevision(article.revision, expectedRevision)
      await this.details.assertValid(transaction, details)
      if (details.url !== currentUrl) {
        if (await this.articles.isUrlTaken(transaction, details.url, article.id)) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.urlTaken)
        await this.articles.redirect(transaction, article.id, currentUrl, details.url)
      }
      const revision = await this.articles.updateDetails(transaction, article.id, details)
      await this.articles.setAuthors(transaction, article.id, details.authorIds)
      await appendEvents(transaction, [newEvent(articleUpdated, { articleId: article.id, revision })])
      await recordAudit(transaction, {
        actor, action: 'dictionary-article.updated', subject: { type: 'dictionary-article', id: article.id },
        details: { url: { from: currentUrl, to: details.url }, title: { from: article.title, to: details.title } },
      })
      return await findManagedArticle(transaction, article.id)
    })
  }
}
