import type { Database, Transaction } from '@vitrine/database/database'
import { consumerNames, type Consumer } from '@vitrine/messaging/consumers'
import type { NewDelivery } from '@vitrine/messaging/jobs/job-catalogue'
import { sql } from 'kysely'

export interface InFlight {
  consumer: Consumer
  /** Added at least so long ago and neither done nor failed. */
  count: number
}

/** Deliveries in flight for longer than `seconds`, by consumer. */
export async function countInFlight(database: Database, seconds: number): Promise<InFlight[]> {
  const { rows } = await sql<InFlight>`
    SELECT consumer, count(*) AS count FROM outbox_deliveries
    WHERE added_at < now() - make_interval(secs => ${seconds}) AND done_at IS NULL AND failed_at IS NULL AND consumer = ANY(${consumerNames})
    GROUP BY consumer
  `.execute(database)
  return rows
}

/** Takes deliveries of a consumer that are in flight for longer than `seconds`, longest first. */
export async function claimInFlight(
  transaction: Transaction,
  consumer: Consumer,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<NewDelivery[]> {
  const { rows } = await sql<NewDelivery>`
    SELECT event_id AS "eventId", consumer FROM outbox_deliveries
    WHERE added_at < now() - make_interval(secs => ${seconds}) AND done_at IS NULL AND failed_at IS NULL AND consumer = ${consumer}
    ORDER BY added_at
    LIMIT ${limit}
    FOR UPDATE SKIP LOCKED
  `.execute(transaction)
  return rows
}
