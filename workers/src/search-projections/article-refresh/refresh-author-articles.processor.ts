import { Inject, Injectable } from '@nestjs/common'
import { authorUpdated } from '@vitrine/contracts/dictionary/events'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { Delivery, DeliveryProcessor } from '../../consuming/delivery.ts'
import { DATABASE } from '../../tokens.ts'
import { refreshArticles } from './refresh-articles.ts'

/** An author's new name or url reaches the articles that show it. */
@Injectable()
export class RefreshAuthorArticlesProcessor implements DeliveryProcessor {
  readonly consumer = 'refresh-author-articles'

  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async process(deliveries: readonly Delivery[], signal: AbortSignal): Promise<void> {
    for (const delivery of deliveries) {
      const { authorId } = authorUpdated.payload.parse(delivery.payload)
      const affected = sql<boolean>`EXISTS (SELECT 1 FROM article_authors link WHERE link.article_id = article.id AND link.author_id = ${authorId})`
      await refreshArticles({ database: this.database, consumer: this.consumer, delivery, affected, signal })
    }
  }
}
