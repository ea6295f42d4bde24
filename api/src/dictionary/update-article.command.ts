import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { articleUpdated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import type { ManagedArticle, updateArticleInputSchema } from '@vitrine/contracts/dictionary/schemas'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { z } from 'zod'
import { assertCan } from '../access/assert-can.ts'
import { ArticleChange } from './article-change.ts'
import { ArticleDetails } from './article-details.ts'
import { ArticleRepository } from './article.repository.ts'

/** New details for the article at `currentUrl`. */
export class UpdateArticle extends Command<ManagedArticle> {
  constructor(
    readonly actor: Actor,
    readonly input: z.output<typeof updateArticleInputSchema>,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UpdateArticle)
export class UpdateArticleHandler implements ICommandHandler<UpdateArticle> {
  constructor(
    private readonly change: ArticleChange,
    private readonly articles: ArticleRepository,
    private readonly details: ArticleDetails,
  ) {}

  async execute({ actor, input: { currentUrl, id, ...details }, expectedRevision }: UpdateArticle) {
    assertCan(actor, 'dictionary.manage')
    await this.details.assertThumbnail(details.thumbnail, currentUrl)
    return await this.change.run(
      { actor, url: currentUrl, id, expectedRevision },
      async (transaction, article) => {
        await this.details.assertValid(transaction, details)
        const before = await this.articles.storedDetails(transaction, article.id)
        if (details.url !== currentUrl) {
          if (await this.articles.isUrlTaken(transaction, details.url, article.id))
            throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.urlTaken)
          await this.articles.redirect(transaction, article.id, currentUrl, details.url)
        }
        const revision = await this.articles.updateDetails(transaction, article.id, details)
        await this.articles.setAuthors(transaction, article.id, details.authorIds)
        return {
          revision,
          event: articleUpdated,
          kind: 'details-changed',
          action: 'dictionary-article.updated',
          details: changesBetween(before, details),
        }
      },
    )
  }
}
