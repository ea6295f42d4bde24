import { indexConsumerOf } from '@vitrine/contracts/index-consumers'
import type { IndexStatus } from '@vitrine/contracts/operations/schemas'
import type { Database } from '@vitrine/database/database'
import { indexDefinitions } from '@vitrine/search/indexes'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'

/** Every search index as staff see it; an engine that is away leaves the documents open. */
export async function listIndexes(database: Database, engine: SearchEngine): Promise<IndexStatus[]> {
  return await Promise.all(
    indexDefinitions.map(async (definition) => {
      const [documents, waiting, lastRebuild, comparison] = await Promise.all([
        engine.countDocuments(definition).catch(() => null),
        waitingEvents(database, indexConsumerOf(definition.id)),
        findLastRebuild(database, definition.id),
        findComparison(database, definition.id),
      ])
      return {
        id: definition.id,
        engine: engine.name,
        available: documents !== null,
        documents,
        ...waiting,
        lastRebuild,
        comparison,
      }
    }),
  )
}

async function waitingEvents(
  database: Database,
  consumer: string,
): Promise<{ waitingEvents: number; lagSeconds: number }> {
  const { rows } = await sql<{ waitingEvents: number; lagSeconds: number }>`
    SELECT count(*) AS "waitingEvents", coalesce(extract(epoch FROM now() - min(e.occurred_at)), 0)::float8 AS "lagSeconds"
    FROM outbox_deliveries d JOIN outbox_events e ON e.id = d.event_id
    WHERE d.consumer = ${consumer} AND d.done_at IS NULL AND d.failed_at IS NULL`.execute(database)
  return rows[0] ?? { waitingEvents: 0, lagSeconds: 0 }
}

async function findLastRebuild(database: Database, indexId: string): Promise<IndexStatus['lastRebuild']> {
  const row = await database
    .selectFrom('index_rebuilds')
    .selectAll()
    .where('index_id', '=', indexId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    documents: row.documents,
    expected: row.expected,
    state: row.state,
    error: row.error,
    skipped: { count: row.skipped, records: row.skipped_records },
  }
}

async function findComparison(database: Database, indexId: string): Promise<IndexStatus['comparison']> {
  const row = await database
    .selectFrom('index_comparisons')
    .selectAll()
    .where('index_id', '=', indexId)
    .executeTakeFirst()
  if (!row) return null
  return {
    documents: row.documents,
    records: row.records,
    documentRevision: row.document_revision,
    recordRevision: row.record_revision,
    skipped: row.skipped,
    isSettled: row.is_settled,
    comparedAt: row.compared_at.toISOString(),
  }
}
