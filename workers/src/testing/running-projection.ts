import type { Database } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { appendEvents } from '@vitrine/messaging/outbox'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { IndexDefinition, IndexedDocument } from '@vitrine/search/index-definition'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { untilDelivered } from '@vitrine/testing/until-delivered'
import type { Delivery } from '../consuming/delivery.ts'
import { startWorkers } from './running-workers.ts'

export interface RunningProjection<Card> {
  open: TestDatabase
  database: Database
  engine: SearchEngine
  /** Cards of the documents that a text finds, best first. */
  found(text: string): Promise<Card[]>
  /** Their titles. */
  foundTitles(text: string): Promise<string[]>
  /** Commits the events together, and waits until all consumers are done with them. */
  happened(...events: Parameters<typeof appendEvents>[1]): Promise<void>
  stop(): Promise<void>
}

/** A database of its own, one index on it, and workers that keep the index up to date. */
export async function startProjection<
  Document extends IndexedDocument,
  Card extends IndexedDocument & { title: string },
>(index: IndexDefinition<Document, Card>): Promise<RunningProjection<Card>> {
  const open = await testDatabase()
  const { database } = open
  const engine = createPostgresEngine({ sql: sqlExecutor(open.pool) })
  await engine.ensure(index)
  const workers = startWorkers(open, { kind: 'postgres', url: open.url }, engine)
  const found = async (text: string) => {
    const { hits } = await engine.search(index, { text, sort: 'relevance', offset: 0, limit: 100 })
    return hits.map(({ document }) => document)
  }
  return {
    open,
    database,
    engine,
    found,
    foundTitles: async (text) => (await found(text)).map(({ title }) => title),
    happened: async (...events) => {
      await database.transaction().execute((transaction) => appendEvents(transaction, events))
      await untilDelivered(database)
    },
    stop: async () => {
      await workers.stop()
      await open.drop()
    },
  }
}

/** A delivery as the outbox hands it to a processor. */
export const aDelivery = (eventType: string, payload: unknown, progress = 0): Delivery => ({
  eventId: 0,
  eventType,
  payload,
  requestId: null,
  progress,
})
