import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { publishArticleDraft } from '@vitrine/domain/dictionary/publish-article'
import { ArticleChange } from '../../article-change.ts'
import { PublishArticle } from './publish-article.command.ts'

@CommandHandler(PublishArticle)
export class PublishArticleHandler implements ICommandHandler<PublishArticle> {
  constructor(private readonly change: ArticleChange) {}

  async execute(command: PublishArticle) {
    return await this.change.run(command, publishArticleDraft)
  }
}
