import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { articleUnpublished } from '@vitrine/contracts/dictionary/events'
import { ArticleChange } from '../../article-change.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { UnpublishArticle } from './unpublish-article.command.ts'

@CommandHandler(UnpublishArticle)
export class UnpublishArticleHandler implements ICommandHandler<UnpublishArticle> {
  constructor(
    private readonly change: ArticleChange,
    private readonly articles: ArticleRepository,
  ) {}

  async execute(command: UnpublishArticle) {
    return await this.change.run(command, async (transaction, article) => {
      // A second click asks for what is already so.
      if (article.status === 'UNPUBLISHED') return null
      return {
        revision: await this.articles.setUnpublished(transaction, article.id),
        event: articleUnpublished,
        kind: 'unpublished',
        action: 'dictionary-article.unpublished',
      }
    })
  }
}
