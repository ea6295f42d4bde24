import { indexConsumerOf } from '@vitrine/contracts/index-consumers'
import type { Database } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { RebuildableIndex } from './rebuildable-index.ts'

/** An index beside the records that it is made of. */
export interface IndexComparison {
  documents: number
  records: number
  /** The highest revision of a document, and of a record. */
  documentRevision: number
  recordRevision: number
  /** Records that the last rebuild could not read. */
  skipped: number
  /** Whether no delivery to the index is open, so that what differs stays so. */
  isSettled: boolean
}

/** Counts both sides. Changes are made meanwhile: what is read last says whether any was on its way. */
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
  return {
    documents,
    records,
    documentRevision,
    recordRevision,
    skipped: last?.skipped ?? 0,
    isSettled: open === undefined,
  }
}

/**
 * What only a rebuild mends, in words: documents that the database knows nothing of, as after the restore of
 * an older one. Null where there is nothing of the kind.
 */
export function strangeDocuments(compared: IndexComparison): string | null {
  const { documents, records, documentRevision, recordRevision, isSettled } = compared
  if (!isSettled) return null
  if (documents > records) return `it holds ${counted(documents - records, 'document')} without a record`
  if (documentRevision > recordRevision)
    return `it holds revision ${documentRevision}, and the newest record has ${recordRevision}`
  return null
}

/** Every difference, in words; null where both sides agree. */
export function differenceOf(compared: IndexComparison): string | null {
  const { documents, records, documentRevision, recordRevision, skipped, isSettled } = compared
  const strange = strangeDocuments(compared)
  if (strange || !isSettled) return strange
  if (documents + skipped < records) return `it lacks ${counted(records - documents, 'record')}`
  if (skipped === 0 && documentRevision < recordRevision)
    return `its newest document has revision ${documentRevision}, and the newest record ${recordRevision}`
  return null
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
