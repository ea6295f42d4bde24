import { Inject, Injectable } from '@nestjs/common'
import { authorUpdated, articleRefreshed } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import { nodeUpdated } from '@vitrine/contracts/taxonomy/events'
import type { Database, Transaction } from '@vitrine/database/database'
import type { Consumer } from '@vitrine/messaging/consumers'
import { appendEvents } from '@vitrine/messaging/outbox'
import { sql, type RawBuilder } from 'kysely'
import { type Delivery, type DeliveryProcessor, Stopping } from '../../consuming/delivery.ts'
import { DATABASE } from '../../tokens.ts'

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

/**
 * Articles a transaction: their rows are locked for about 20 ms, which an editor who saves one of them does
 * not notice.
 */
const REFRESH_BATCH = 500

interface Refresh {
  database: Database
  consumer: Consumer
  delivery: Delivery
  /** True for the articles that show what has changed. The article's row is called `article`. */
  affected: RawBuilder<boolean>
  signal: AbortSignal
}

/**
 * Gives every article that shows a changed record a new revision and an event of its own, in batches by id.
 * Each batch is a transaction that also notes how far it came, so that a killed worker goes on from there and
 * bumps none twice. An article that comes to show the record later reads it as it is then.
 */
async function refreshArticles({ database, consumer, delivery, affected, signal }: Refresh): Promise<void> {
  for (;;) {
    if (signal.aborted) throw new Stopping()
    const refreshed = await database.transaction().execute(async (transaction) => {
      const progress = await lockProgress(transaction, consumer, delivery.eventId)
      if (progress === null) return 0
      const articles = await bumpNext(transaction, affected, progress)
      const last = articles.at(-1)
      if (!last) return 0
      await appendEvents(
        transaction,
        articles
          .filter(({ published }) => published)
          .map(({ id, revision }) => newEvent(articleRefreshed, { articleId: id, revision })),
      )
      await noteProgress(transaction, consumer, delivery.eventId, last.id)
      return articles.length
    })
    if (refreshed < REFRESH_BATCH) return
  }
}

interface BumpedArticle {
  id: number
  revision: number
  published: boolean
}

/** Null where the delivery is done. The lock keeps a second run of the same delivery out. */
async function lockProgress(
  transaction: Transaction,
  consumer: Consumer,
  eventId: number,
): Promise<number | null> {
  const { rows } = await sql<{ progress: number }>`
    SELECT progress FROM outbox_deliveries WHERE event_id = ${eventId} AND consumer = ${consumer} AND done_at IS NULL FOR UPDATE
  `.execute(transaction)
  return rows[0]?.progress ?? null
}

/** Locked in the order of ids, as every fan-out does: two of them cannot wait for each other. */
async function bumpNext(
  transaction: Transaction,
  affected: RawBuilder<boolean>,
  afterId: number,
): Promise<BumpedArticle[]> {
  const { rows } = await sql<BumpedArticle>`
    WITH locked AS MATERIALIZED (
      SELECT article.id FROM articles article
      WHERE article.id > ${afterId} AND ${affected}
      ORDER BY article.id
      LIMIT ${REFRESH_BATCH}
      FOR UPDATE OF article
    ), bumped AS (
      UPDATE articles SET revision = revision + 1, revised_at = clock_timestamp()
      FROM locked WHERE articles.id = locked.id
      RETURNING articles.id, articles.revision, articles.status = 'PUBLISHED' AS published
    )
    SELECT * FROM bumped ORDER BY id
  `.execute(transaction)
  return rows
}

async function noteProgress(
  transaction: Transaction,
  consumer: Consumer,
  eventId: number,
  progress: number,
): Promise<void> {
  await sql`UPDATE outbox_deliveries SET progress = ${progress} WHERE event_id = ${eventId} AND consumer = ${consumer}`.execute(
    transaction,
  )
}
