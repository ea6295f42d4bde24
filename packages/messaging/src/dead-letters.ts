import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { NewDelivery } from './jobs/job-catalogue.ts'

/** Lets the relay deliver a dead letter again, with all of its runs. Returns whether there was one. */
export async function retryDeadLetter(
  database: Database,
  { eventId, consumer }: NewDelivery,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE outbox_deliveries SET failed_at = NULL, added_at = NULL, attempts = 0, runs_after_crash = 0
    WHERE event_id = ${eventId} AND consumer = ${consumer} AND failed_at IS NOT NULL
  `.execute(database)
  return numAffectedRows === 1n
}

/** Gives a dead letter up: it counts as done, and keeps what went wrong. Returns whether there was one. */
export async function discardDeadLetter(
  database: Database,
  { eventId, consumer }: NewDelivery,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE outbox_deliveries SET failed_at = NULL, done_at = now()
    WHERE event_id = ${eventId} AND consumer = ${consumer} AND failed_at IS NOT NULL
  `.execute(database)
  return numAffectedRows === 1n
}
