import { contactLimits } from '@vitrine/contracts/contact/limits'
import type { Database } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'

/** Rows a statement: a purge never holds a lock for long, nor fills the write-ahead log at once. */
const BATCH = 1000

interface Purge {
  name: string
  deleteBatch: (limit: number) => RawBuilder<unknown>
}

/** What is kept no longer, and why so long. The privacy policy says so, too. */
export const purges: readonly Purge[] = [
  {
    // A week in which to find out why a delivery did what it did. Dead letters stay until staff discard them.
    name: 'events',
    deleteBatch: (limit) => sql`
      DELETE FROM outbox_events WHERE id IN (
        SELECT event.id FROM outbox_events event
        WHERE event.occurred_at < now() - interval '7 days'
          AND NOT EXISTS (SELECT 1 FROM outbox_deliveries delivery WHERE delivery.event_id = event.id AND delivery.done_at IS NULL)
        ORDER BY event.id LIMIT ${limit}
      )`,
  },
  {
    // A tombstone keeps out a write of the deleted record that was read before the delete: of a projection at work
    // (seconds), or of a rebuild (minutes). A dead letter tried again later reloads the record first, and finds it gone.
    name: 'tombstones',
    deleteBatch: (limit) => sql`
      DELETE FROM tombstones WHERE (entity, id) IN (
        SELECT entity, id FROM tombstones WHERE deleted_at < now() - interval '30 days' LIMIT ${limit}
      )`,
  },
  {
    // A quarter in which to answer who was written to, and why. What waits, or of which nobody knows, stays.
    name: 'mails',
    deleteBatch: (limit) => sql`
      DELETE FROM mails WHERE id IN (
        SELECT id FROM mails WHERE state IN ('sent', 'failed') AND requested_at < now() - interval '90 days' ORDER BY id LIMIT ${limit}
      )`,
  },
  {
    name: 'contactMessages',
    deleteBatch: (limit) => sql`
      DELETE FROM contact_messages WHERE id IN (
        SELECT id FROM contact_messages WHERE created_at < now() - make_interval(months => ${contactLimits.keptMonths}) ORDER BY id LIMIT ${limit}
      )`,
  },
  {
    // As long as a remembered sign-in lasts: whoever comes back within it still learns why the session ended.
    name: 'sessions',
    deleteBatch: (limit) => sql`
      DELETE FROM sessions WHERE id IN (
        SELECT id FROM sessions WHERE coalesce(ended_at, expires_at) < now() - interval '30 days' LIMIT ${limit}
      )`,
  },
  {
    // Whoever follows an old link still learns that it has run out.
    name: 'accountLinks',
    deleteBatch: (limit) => sql`
      DELETE FROM account_links WHERE id IN (
        SELECT id FROM account_links WHERE expires_at < now() - interval '30 days' LIMIT ${limit}
      )`,
  },
  {
    // A lock lasts half an hour; what is older tells nothing about anybody who guesses.
    name: 'signInFailures',
    deleteBatch: (limit) => sql`
      DELETE FROM sign_in_failures WHERE email_normalized IN (
        SELECT email_normalized FROM sign_in_failures WHERE last_failed_at < now() - interval '30 days' LIMIT ${limit}
      )`,
  },
  {
    // An address whose owner never said yes. A confirmed request stays: it shows when and where somebody did.
    name: 'newsletterRequests',
    deleteBatch: (limit) => sql`
      DELETE FROM newsletter_requests WHERE id IN (
        SELECT id FROM newsletter_requests WHERE confirmed_at IS NULL AND requested_at < now() - interval '30 days' LIMIT ${limit}
      )`,
  },
]

/** Deletes everything that is due, in batches. Answers the number of rows by name. */
export async function purgeAll(database: Database, signal?: AbortSignal): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const { name, deleteBatch } of purges) {
    let batch: number
    do {
      const { numAffectedRows } = await deleteBatch(BATCH).execute(database)
      batch = Number(numAffectedRows ?? 0)
      deleted[name] = (deleted[name] ?? 0) + batch
    } while (batch === BATCH && !signal?.aborted)
  }
  return deleted
}
