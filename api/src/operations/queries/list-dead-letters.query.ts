import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'
import { names } from './audit-subjects.ts'

export const deadLetterSorts = ['failedAt', 'consumer', 'eventId'] as const

const columns = { failedAt: 'failed_at', consumer: 'consumer', eventId: 'event_id' } as const

/** Deliveries that failed for good. */
export async function listDeadLetters(
  database: Database,
  list: ConsoleList<(typeof deadLetterSorts)[number]>,
): Promise<{ items: DeadLetter[]; total: number }> {
  const failed = database
    .selectFrom('outbox_deliveries')
    .innerJoin('outbox_events', 'outbox_events.id', 'outbox_deliveries.event_id')
    .where('failed_at', 'is not', null)
  const total = await countOf(failed)
  const rows = await failed
    .select(['event_id', 'consumer', 'type', 'payload', 'attempts', 'failed_at', 'last_error'])
    .orderBy(columns[list.sort.field], list.sort.direction)
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  const about = await recordsOfEvents(
    database,
    rows.map(({ payload }) => payload),
  )
  const items = rows.map((row, at) => ({
    id: `${row.consumer}-${row.event_id}`,
    eventId: row.event_id,
    consumer: row.consumer,
    eventType: row.type,
    payload: row.payload,
    attempts: row.attempts,
    failedAt: row.failed_at?.toISOString() ?? '',
    lastError: row.last_error ?? '',
    about: about[at] ?? null,
  }))
  return { items, total }
}

/** What an event calls the record that it tells of, and what the audit log calls its kind. */
const kindByField: Readonly<Record<string, string>> = {
  articleId: 'dictionary-article',
  authorId: 'dictionary-author',
  nodeId: 'taxonomy-node',
  partnerId: 'data-partner',
  postId: 'blog-article',
  markId: 'mark',
  bookId: 'book',
  soldItemId: 'sold-item',
  auctionId: 'auction',
  synonymId: 'synonym',
  wordId: 'forbidden-word',
  issueId: 'newsletter-issue',
  mailId: 'mail',
  itemId: 'vault-item',
  collectionId: 'collection',
}

type About = DeadLetter['about']

/** The record that each event tells of, as it is called now; null where it names none. One statement a kind. */
async function recordsOfEvents(
  database: Database,
  payloads: readonly Record<string, unknown>[],
): Promise<About[]> {
  const found = payloads.map(recordOf)
  const kinds = Map.groupBy(
    found.filter((record) => record !== null),
    ({ type }) => type,
  )
  await Promise.all(
    [...kinds].map(async ([type, records]) => {
      const table = names[type]
      if (!table) return
      const { rows } = await sql<{ id: number; name: string; url: string | null }>`
      SELECT id, ${sql.ref(table.name)} AS name, ${type === 'dictionary-article' ? sql.ref('url') : sql`NULL`} AS url FROM ${sql.table(table.table)} WHERE id = ANY(${records.map(({ id }) => id)})
    `.execute(database)
      for (const record of records)
        Object.assign(
          record,
          rows.find(({ id }) => id === record.id),
        )
    }),
  )
  return found
}

function recordOf(payload: Record<string, unknown>): NonNullable<About> | null {
  for (const [field, type] of Object.entries(kindByField)) {
    const id = payload[field]
    if (typeof id === 'number') return { type, id, name: null, url: null }
  }
  return null
}
