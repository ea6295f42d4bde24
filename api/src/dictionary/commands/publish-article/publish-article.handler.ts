import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { articlePublished } from '@vitrine/contracts/dictionary/events'
import { AppError } from '@vitrine/platform/app-error'
import { ArticleChange } from '../../article-change.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { PublishArticle } from './publish-article.command.ts'

@CommandHandler(PublishArticle)
export class PublishArticleHandler implements ICommandHandler<PublishArticle> {
  constructor(
    private readonly change: ArticleChange,
    private readonly articles: ArticleRepository,
  ) {}

  async execute(command: PublishArticle) {
    return await this.change.run(command, async (transaction, article) => {
      if (article.isDefaultTemplate) throw new AppError('STATUS_CONFLICT', { message: 'The default template is not an article and cannot be published.' })
      // A second click asks for what is already so.
      if (article.status === 'PUBLISHED' && article.publishedVersion === article.draftVersion) return null
      return {
        revision: await this.articles.setPublished(transaction, article.id, article.draftVersion),
        event: articlePublished,
        kind: 'published',
        action: 'dictionary-article.published',
        details: { version: article.draftVersion },
      }
    })
  }
}
