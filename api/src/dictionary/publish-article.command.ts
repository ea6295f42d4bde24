import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { publishArticleDraft } from '@vitrine/domain/dictionary/publish-article'
import { ArticleChange } from './article-change.ts'

/** Puts the draft on the site; on a published article this re-publishes. */
export class PublishArticle extends Command<ManagedArticle> {
  constructor(
    readonly actor: Actor,
    readonly url: string,
    readonly expectedRevision: number | undefined,
    /** Of the article that is meant; by its url alone without it. */
    readonly id?: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(PublishArticle)
export class PublishArticleHandler implements ICommandHandler<PublishArticle> {
  constructor(private readonly change: ArticleChange) {}

  async execute(command: PublishArticle) {
    return await this.change.run(command, publishArticleDraft)
  }
}
