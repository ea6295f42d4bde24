import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { takeArticleOff } from '@vitrine/domain/dictionary/publish-article'
import { ArticleChange } from './article-change.ts'

/** Takes a published article off the site; its draft stays. */
export class UnpublishArticle extends Command<ManagedArticle> {
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

@CommandHandler(UnpublishArticle)
export class UnpublishArticleHandler implements ICommandHandler<UnpublishArticle> {
  constructor(private readonly change: ArticleChange) {}

  async execute(command: UnpublishArticle) {
    return await this.change.run(command, takeArticleOff)
  }
}
