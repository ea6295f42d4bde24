import { sql } from 'kysely'
import { isEmailToBeDeleted } from '../identity/open-deletion.ts'

/**
 * Who is written to when an issue of this category is sent, and who would be but for a suppressed email: the
 * number that staff see before the sending, and the sending itself, ask the same. Whose account is to be
 * deleted gets none. The columns `id`, `email` and `isSuppressed`.
 *
 * @param category a value or a column
 */
export function issueRecipients(category: ReturnType<typeof sql>) {
  return sql<{ id: number; email: string; isSuppressed: boolean }>`
    SELECT subscriber.id, subscriber.email, suppressed.id IS NOT NULL AS "isSuppressed"
    FROM newsletter_subscriptions subscription JOIN newsletter_subscribers subscriber ON subscriber.id = subscription.subscriber_id
    LEFT JOIN newsletter_suppressions suppressed ON suppressed.email_normalized = subscriber.email_normalized
    WHERE subscription.category = ${category} AND subscription.state = 'SUBSCRIBED' AND NOT ${isEmailToBeDeleted(sql`subscriber.email_normalized`)}
  `
}
