import { Inject, Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { articleUpdated } from '@vitrine/contracts/dictionary/events'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { newEvent, type EventDefinition } from '@vitrine/contracts/event'
import type { KeptVersionKind } from '@vitrine/contracts/texts/versions'
import type { Transaction } from '@vitrine/database/database'
import type { ArticleRow } from '@vitrine/domain/dictionary/lock-article'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { ArticleRepository } from './article.repository.ts'
import { KeptVersionRepository } from './kept-version.repository.ts'
import { findManagedArticle } from './queries/manage-articles/manage-articles.query.ts'

export interface AppliedChange {
  /** The article's revision after the change. */
  revision: number
  event: EventDefinition<string, (typeof articleUpdated)['payload']>
  /** Of the version that it leaves. */
  kind: KeptVersionKind
  /** For the audit. */
  action: string
  details?: Record<string, unknown>
}

/**
 * What changes of one article share: its capability, how it is locked, its event, and the article as the
 * manager lists it.
 */
@Injectable()
export class ArticleChange {
  constructor(
    private readonly frame: CommandFrame,
    private readonly articles: ArticleRepository,
    private readonly versions: KeptVersionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * `apply` returns null where there is nothing to change: the article is already as asked.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT
   */
  async run(
    {
      actor,
      url,
      id,
      expectedRevision,
    }: { actor: Actor; url: string; id?: number | undefined; expectedRevision: number | undefined },
    apply: (transaction: Transaction, article: ArticleRow, now: Date) => Promise<AppliedChange | null>,
  ): Promise<ManagedArticle> {
    const load = (transaction: Transaction) => this.articles.lockByUrl(transaction, url, id)
    return await this.frame.change(
      {
        actor,
        capability: 'dictionary.manage',
        load,
        expectedRevision,
        subject: (article) => ({ type: 'dictionary-article', id: article.id }),
      },
      async (transaction, article) => {
        await this.versions.keepFirst(transaction, article.id)
        const change = await apply(transaction, article, this.clock.now())
        if (change)
          await this.versions.keep(transaction, {
            articleId: article.id,
            kind: change.kind,
            madeBy: actor.userId,
          })
        const result = await findManagedArticle(transaction, article.id)
        if (!change) return { result, audit: null }
        return {
          result,
          events: [newEvent(change.event, { articleId: article.id, revision: change.revision })],
          audit: {
            action: change.action,
            subject: { type: 'dictionary-article', id: article.id },
            details: { url, ...change.details },
          },
        }
      },
    )
  }
}
