import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { takeArticleOff } from '@vitrine/domain/dictionary/publish-article'
import { ArticleChange } from '../../article-change.ts'
import { UnpublishArticle } from './unpublish-article.command.ts'

@CommandHandler(UnpublishArticle)
export class UnpublishArticleHandler implements ICommandHandler<UnpublishArticle> {
  constructor(private readonly change: ArticleChange) {}

  async execute(command: UnpublishArticle) {
    return await this.change.run(command, takeArticleOff)
  }
}
