import { Inject, Injectable } from '@nestjs/common'
import { nodeUpdated } from '@vitrine/contracts/taxonomy/events'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { Delivery, DeliveryProcessor } from '../../consuming/delivery.ts'
import { DATABASE } from '../../tokens.ts'
import { refreshArticles } from './refresh-articles.ts'

/** A category's new title, url or place reaches the articles in it and below it. */
@Injectable()
export class RefreshCategoryArticlesProcessor implements DeliveryProcessor {
  readonly consumer = 'refresh-category-articles'

  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async process(deliveries: readonly Delivery[], signal: AbortSignal): Promise<void> {
    for (const delivery of deliveries) {
      const { nodeId } = nodeUpdated.payload.parse(delivery.payload)
      const affected = sql<boolean>`article.category_id IN (SELECT node.id FROM taxonomy_nodes node WHERE node.id = ${nodeId} OR node.ancestor_ids @> ARRAY[${nodeId}]::bigint[])`
      await refreshArticles({ database: this.database, consumer: this.consumer, delivery, affected, signal })
    }
  }
}
