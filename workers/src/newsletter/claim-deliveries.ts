import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import type { Database } from '@vitrine/database/database'
import { isEmailToBeDeleted } from '@vitrine/domain/identity/deletion'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'

export interface ClaimedDelivery {
  id: number
  issueId: number
  email: string
  category: EmailCategory
  unsubscribeKey: string
  /** This one included. */
  attempts: number
}

export interface ClaimOptions {
  /** The claimer's number. */
  claimedBy: number
  limit: number
  /** Mails a minute of all workers together; 0 is any. */
  perMinute: number
  now: Date
}

/**
 * Takes the next few recipients in hand, each for one worker alone. Who has unsubscribed, was suppressed or
 * has asked for the account's deletion since the list was made is skipped: that holds up to this moment. The
 * claim is committed before any mail is handed over.
 */
export async function claimDeliveries(
  database: Database,
  { claimedBy, limit, perMinute, now }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  return await database.transaction().execute(async (transaction) => {
    if (perMinute > 0) {
      const { rows } =
        await sql`SELECT 1 FROM newsletter_pace WHERE next_at <= ${now} FOR UPDATE SKIP LOCKED`.execute(
          transaction,
        )
      if (rows.length === 0) return []
    }
    const { rows } = await sql<ClaimedDelivery & { wanted: boolean }>`
      WITH picked AS (
        SELECT delivery.id, delivery.subscriber_id, issue.category
        FROM newsletter_issues issue JOIN newsletter_deliveries delivery ON delivery.issue_id = issue.id
        WHERE issue.state = 'sending' AND delivery.state = 'waiting' AND delivery.not_before <= ${now}
        ORDER BY delivery.issue_id, delivery.id LIMIT ${limit}
        FOR UPDATE OF delivery SKIP LOCKED
      ), judged AS (
        SELECT picked.id, picked.category, subscriber.unsubscribe_key,
          coalesce(subscription.state = 'SUBSCRIBED', false) AND suppressed.id IS NULL AND NOT ${isEmailToBeDeleted(sql`subscriber.email_normalized`)} AS wanted
        FROM picked
        JOIN newsletter_subscribers subscriber ON subscriber.id = picked.subscriber_id
        LEFT JOIN newsletter_subscriptions subscription ON subscription.subscriber_id = subscriber.id AND subscription.category = picked.category
        LEFT JOIN newsletter_suppressions suppressed ON suppressed.email_normalized = subscriber.email_normalized
      )
      UPDATE newsletter_deliveries delivery SET
        state = CASE WHEN wanted THEN 'claimed' ELSE 'skipped' END,
        claimed_by = CASE WHEN wanted THEN ${claimedBy}::int END,
        claimed_at = clock_timestamp(),
        attempts = delivery.attempts + CASE WHEN wanted THEN 1 ELSE 0 END,
        settled_at = CASE WHEN wanted THEN NULL ELSE clock_timestamp() END,
        answer = CASE WHEN wanted THEN '' ELSE 'Unsubscribed, suppressed or to be deleted before it was sent.' END
      FROM judged WHERE judged.id = delivery.id
      RETURNING delivery.id, delivery.issue_id AS "issueId", delivery.email, judged.category, judged.unsubscribe_key AS "unsubscribeKey", delivery.attempts, wanted
    `.execute(transaction)
    const claimed = rows.filter(({ wanted }) => wanted)
    if (perMinute > 0 && claimed.length > 0) {
      await sql`UPDATE newsletter_pace SET next_at = ${timeAfter(now, { seconds: (claimed.length * 60) / perMinute })}`.execute(
        transaction,
      )
    }
    return claimed
  })
}
