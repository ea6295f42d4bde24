import { newEvent } from '@vitrine/contracts/event'
import { issueSent } from '@vitrine/contracts/newsletter/events'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { sql } from 'kysely'

/**
 * An issue is sent once nobody waits any more and nothing is in anybody's hands; what is unknown is staff's
 * to decide.
 */
export async function finishIssues(database: Database): Promise<number[]> {
  return await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      UPDATE newsletter_issues SET state = 'sent', finished_at = coalesce(finished_at, now()), updated_at = now(), revision = revision + 1
      WHERE id IN (
        SELECT issue.id FROM newsletter_issues issue
        WHERE issue.state = 'sending'
          AND NOT EXISTS (SELECT 1 FROM newsletter_deliveries delivery WHERE delivery.issue_id = issue.id AND delivery.state IN ('waiting', 'claimed'))
        FOR UPDATE SKIP LOCKED
      )
      RETURNING id
    `.execute(transaction)
    await appendEvents(
      transaction,
      rows.map(({ id }) => newEvent(issueSent, { issueId: id })),
    )
    return rows.map(({ id }) => id)
  })
}

/** What was in hand when its issue was cancelled, and was put off then, would wait for good. */
export async function skipCancelled(database: Database): Promise<void> {
  await sql`
    UPDATE newsletter_deliveries delivery SET state = 'skipped', settled_at = clock_timestamp(), answer = 'Sending was canceled.'
    FROM newsletter_issues issue WHERE issue.id = delivery.issue_id AND issue.state = 'cancelled' AND delivery.state = 'waiting'
  `.execute(database)
}
