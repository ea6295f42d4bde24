import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { articleDeleted } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { endSchedules } from '@vitrine/domain/texts/schedules'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CLOCK } from '../../../infrastructure/tokens.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { DeleteArticle } from './delete-article.command.ts'

@CommandHandler(DeleteArticle)
export class DeleteArticleHandler implements ICommandHandler<DeleteArticle> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly articles: ArticleRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, url, expectedRevision }: DeleteArticle): Promise<void> {
    const load = (transaction: Transaction) => this.articles.lockByUrl(transaction, url)
    await this.frame.change({ actor, capability: 'dictionary.manage', load, expectedRevision }, async (transaction, article) => {
      if (article.isDefaultTemplate) throw new AppError('IN_USE', { message: 'New articles start from the default template. It cannot be deleted.' })
      await endSchedules(transaction, { kind: 'dictionary-article', id: article.id }, { now: this.clock.now() })
      const revision = await this.articles.delete(transaction, article)
      return {
        result: undefined,
        events: [newEvent(articleDeleted, { articleId: article.id, revision })],
        audit: { action: 'dictionary-article.deleted', subject: { type: 'dictionary-article', id: article.id }, details: { url, title: article.title } },
      }
    })
  }
}
