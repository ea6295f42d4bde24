import { Inject, Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { articleUpdated } from '@vitrine/contracts/dictionary/events'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { newEvent, type EventDefinition } from '@vitrine/contracts/event'
import type { Database, Transaction } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { assertCan, assertRevision } from '../access/assert-can.ts'
import { recordAudit } from '../audit/audit.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ArticleRepository, type ArticleRow } from './article.repository.ts'
import { findManagedArticle } from './queries/manage-articles/manage-articles.query.ts'

export interface AppliedChange {
  /** The article's revision after the change. */
  revision: number
  event: EventDefinition<string, (typeof articleUpdated)['payload']>
  /** For the audit. */
  action: string
  details?: Record<string, unknown>
}

/** The frame that changes of one article share: policy, lock, revision, rows with event and audit in one transaction. */
@Injectable()
export class ArticleChange {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly articles: ArticleRepository,
  ) {}

  /**
   * `apply` answers null where there is nothing to change: the article is already as asked.
   * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT
   */
  async run(
    { actor, url, expectedRevision }: { actor: Actor; url: string; expectedRevision: number | undefined },
    apply: (transaction: Transaction, article: ArticleRow) => Promise<AppliedChange | null>,
  ): Promise<ManagedArticle> {
    assertCan(actor, 'dictionary.manage')
    const changed = await this.database.transaction().execute(async (transaction) => {
      const article = await this.articles.lockByUrl(transaction, url)
      if (!article) throw new AppError('NOT_FOUND')
      assertRevision(article.revision, expectedRevision)
      const change = await apply(transaction, article)
      if (change) {
        await appendEvents(transaction, [newEvent(change.event, { articleId: article.id, revision: change.revision })])
        await recordAudit(transaction, { actor, action: change.action, subject: { type: 'dictionary-article', id: article.id }, details: { url, ...change.details } })
      }
      return await findManagedArticle(transaction, article.id)
    })
    reachFailpoint('api-after-commit')
    return changed
  }
}
