import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import type { Database } from '@vitrine/database/database'
import type { ConsoleList } from '../../../console-lists/simple-rest.ts'
import { recordsOfEvents } from './records-of-events.ts'

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
  const { total } = await failed
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
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
