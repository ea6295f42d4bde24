import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { articleCreated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { newEvent } from '@vitrine/contracts/event'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { fieldRefused } from '@vitrine/platform/app-error'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { ArticleDetails } from '../../article-details.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { decodeTitle } from '../../title.ts'
import { CreateArticle } from './create-article.command.ts'

@CommandHandler(CreateArticle)
export class CreateArticleHandler implements ICommandHandler<CreateArticle> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly articles: ArticleRepository,
    private readonly details: ArticleDetails,
  ) {}

  async execute({ actor, input, options }: CreateArticle): Promise<number> {
    assertCan(actor, 'dictionary.manage')
    const details = { ...input, title: decodeTitle(input.title) }
    const id = await this.database.transaction().execute(async (transaction) => {
      await this.details.assertValid(transaction, details)
      const article = await this.articles.insert(transaction, details, options)
      if (!article) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.urlTaken)
      await this.articles.dropRedirect(transaction, details.url)
      await this.articles.setAuthors(transaction, article.id, details.authorIds)
      const blocks = readBlocks(await this.articles.templateBlocks(transaction))
      await this.articles.insertVersion(transaction, article.id, 1, blocks, actor.userId)
      await appendEvents(transaction, [newEvent(articleCreated, { articleId: article.id, revision: article.revision })])
      await recordAudit(transaction, { actor, action: 'dictionary-article.created', subject: { type: 'dictionary-article', id: article.id }, details: { url: details.url, title: details.title } })
      return article.id
    })
    reachFailpoint('api-after-commit')
    return id
  }
}
