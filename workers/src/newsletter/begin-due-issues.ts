import type { IssueContent } from '@vitrine/contracts/newsletter/schemas'
import type { Database, Transaction } from '@vitrine/database/database'
import { issueArticles } from '@vitrine/database/issue-articles'
import { sql } from 'kysely'

/**
 * Begins the sending of every issue whose time has come: fixes what is mailed, and to whom. Both stay as they are from
 * then on, whatever becomes of articles and subscribers.
 */
export async function beginDueIssues(database: Database): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('newsletter_issues')
      .select(['id', 'category', 'subject', 'preheader', 'intro', 'article_ids'])
      .where('state', '=', 'scheduled')
      .where('due_at', '<=', sql<Date>`now()`)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, category, subject, preheader, intro, article_ids } of due) {
      const articles = await issueArticles(transaction, article_ids)
      if (article_ids.length > 0 && articles.length === 0) {
        await holdBack(transaction, id)
        continue
      }
      const content: IssueContent = { subject, preheader, intro, articles }
      await transaction
        .updateTable('newsletter_issues')
        .set({ state: 'sending', content: JSON.stringify(content), started_at: sql`now()`, updated_at: sql`now()`, revision: sql`revision + 1` })
        .where('id', '=', id)
        .execute()
      await sql`
        INSERT INTO newsletter_deliveries (issue_id, subscriber_id, email)
        SELECT ${id}, subscriber.id, subscriber.email
        FROM newsletter_subscriptions subscription JOIN newsletter_subscribers subscriber ON subscriber.id = subscription.subscriber_id
        WHERE subscription.category = ${category} AND subscription.state = 'SUBSCRIBED'
          AND NOT EXISTS (SELECT 1 FROM newsletter_suppressions suppressed WHERE suppressed.email_normalized = subscriber.email_normalized)
        ORDER BY subscriber.id
        ON CONFLICT DO NOTHING
      `.execute(transaction)
    }
    return due.length
  })
}

/** A letter about articles of which none can be read any more is a draft again: staff decide what it says now, and read on it that it was held back. */
async function holdBack(transaction: Transaction, id: number): Promise<void> {
  await transaction.updateTable('newsletter_issues').set({ state: 'draft', due_at: null, held_back_at: sql`now()`, updated_at: sql`now()`, revision: sql`revision + 1` }).where('id', '=', id).execute()
  await transaction
    .insertInto('audit_entries')
    .values({ actor: 'newsletter', action: 'newsletter-issue.held-back', subject_type: 'newsletter-issue', subject_id: String(id), details: JSON.stringify({ reason: 'None of its articles is published.' }) })
    .execute()
}
