import { indexConsumerOf } from '@vitrine/contracts/index-consumers'
import type { IndexComparison } from '@vitrine/contracts/operations/index-comparison'
import type { Database } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import type { RebuildableIndex } from './rebuildable-index.ts'

/**
 * Counts both sides, and stores what was found for the console. Changes are made meanwhile: what is read last
 * says whether any was on its way.
 */
export async function compareIndex(
  database: Database,
  engine: SearchEngine,
  index: RebuildableIndex,
): Promise<IndexComparison> {
  const { definition } = index
  const [documents, documentRevision] = await Promise.all([
    engine.countDocuments(definition),
    engine.highestRevision(definition),
  ])
  const [records, recordRevision, last] = await Promise.all([
    index.count(database),
    index.highestRevision(database),
    database
      .selectFrom('index_rebuilds')
      .select('skipped')
      .where('index_id', '=', definition.id)
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ])
  const open = await database
    .selectFrom('outbox_deliveries')
    .select('event_id')
    .where('consumer', '=', indexConsumerOf(definition.id))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  const compared = {
    documents,
    records,
    documentRevision,
    recordRevision,
    skipped: last?.skipped ?? 0,
    isSettled: open === undefined,
  }
  await storeComparison(database, definition.id, compared)
  return compared
}

async function storeComparison(
  database: Database,
  indexId: string,
  { documents, records, documentRevision, recordRevision, skipped, isSettled }: IndexComparison,
): Promise<void> {
  const row = {
    documents,
    records,
    document_revision: documentRevision,
    record_revision: recordRevision,
    skipped,
    is_settled: isSettled,
    compared_at: sql<Date>`now()`,
  }
  await database
    .insertInto('index_comparisons')
    .values({ index_id: indexId, ...row })
    .onConflict((conflict) => conflict.column('index_id').doUpdateSet(row))
    .execute()
}
