import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { articleUpdated } from '@vitrine/contracts/dictionary/events'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { assertCan } from '../access/assert-can.ts'
import { ArticleChange } from './article-change.ts'
import { ArticleDetails } from './article-details.ts'
import { ArticleRepository } from './article.repository.ts'

export class UpdateThumbnail extends Command<ManagedArticle> {
  constructor(
    readonly actor: Actor,
    readonly input: { url: string; id?: number | undefined; thumbnail: string },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UpdateThumbnail)
export class UpdateThumbnailHandler implements ICommandHandler<UpdateThumbnail> {
  constructor(
    private readonly change: ArticleChange,
    private readonly articles: ArticleRepository,
    private readonly details: ArticleDetails,
  ) {}

  async execute({ actor, input: { url, id, thumbnail }, expectedRevision }: UpdateThumbnail) {
    assertCan(actor, 'dictionary.manage')
    await this.details.assertThumbnail(thumbnail, url)
    return await this.change.run({ actor, url, id, expectedRevision }, async (transaction, article) => ({
      revision: await this.articles.updateThumbnail(transaction, article.id, thumbnail),
      event: articleUpdated,
      kind: 'details-changed',
      action: 'dictionary-article.updated',
      details: { thumbnail: { from: article.thumbnail, to: thumbnail } },
    }))
  }
}
