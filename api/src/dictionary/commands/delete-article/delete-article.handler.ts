import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { articleDeleted } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { DeleteArticle } from './delete-article.command.ts'

@CommandHandler(DeleteArticle)
export class DeleteArticleHandler implements ICommandHandler<DeleteArticle> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly articles: ArticleRepository,
  ) {}

  async execute({ actor, url, expectedRevision }: DeleteArticle): Promise<void> {
    const load = (transaction: Transaction) => this.articles.lockByUrl(transaction, url)
    await this.frame.change({ actor, capability: 'dictionary.manage', load, expectedRevision }, async (transaction, article) => {
      if (article.isDefaultTemplate) throw new AppError('IN_USE', { message: 'New articles start from the default template. It cannot be deleted.' })
      const revision = await this.articles.delete(transaction, article)
      return {
        result: undefined,
        events: [newEvent(articleDeleted, { articleId: article.id, revision })],
        audit: { action: 'dictionary-article.deleted', subject: { type: 'dictionary-article', id: article.id }, details: { url, title: article.title } },
      }
    })
  }
}
