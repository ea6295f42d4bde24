import type { IssueContent } from '@vitrine/contracts/newsletter/schemas'
import type { Database, Transaction } from '@vitrine/database/database'
import { recordAudit } from '@vitrine/domain/audit/audit'
import { issueArticles, issueRecipients } from '@vitrine/domain/newsletter/issues'
import { sql } from 'kysely'

/**
 * Begins the sending of every issue whose time has come: fixes what is mailed, and to whom. Both stay as they
 * are from then on, whatever becomes of articles and subscribers.
 */
export async function beginDueIssues(database: Database, now: Date): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('newsletter_issues')
      .select(['id', 'category', 'subject', 'preheader', 'intro', 'article_ids'])
      .where('state', '=', 'scheduled')
      .where('due_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, category, subject, preheader, intro, article_ids } of due) {
      const articles = await issueArticles(transaction, article_ids)
      if (article_ids.length > 0 && articles.length === 0) {
        await holdBack(transaction, id, now)
        continue
      }
      const content: IssueContent = { subject, preheader, intro, articles }
      await transaction
        .updateTable('newsletter_issues')
        .set({
          state: 'sending',
          content: JSON.stringify(content),
          started_at: now,
          updated_at: sql`now()`,
          revision: sql`revision + 1`,
        })
        .where('id', '=', id)
        .execute()
      await sql`
        INSERT INTO newsletter_deliveries (issue_id, subscriber_id, email, not_before)
        SELECT ${id}, recipient.id, recipient.email, ${now}::timestamptz FROM (${issueRecipients(sql`${category}`)}) recipient
        WHERE NOT recipient."isSuppressed" ORDER BY recipient.id
        ON CONFLICT DO NOTHING
      `.execute(transaction)
    }
    return due.length
  })
}

/**
 * An issue with articles of which none can be read any more is a draft again: staff decide what it says now,
 * and read on it that it was held back.
 */
async function holdBack(transaction: Transaction, id: number, now: Date): Promise<void> {
  await transaction
    .updateTable('newsletter_issues')
    .set({
      state: 'draft',
      due_at: null,
      held_back_at: now,
      updated_at: sql`now()`,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
  await recordAudit(transaction, {
    actor: { name: 'newsletter' },
    action: 'newsletter-issue.held-back',
    subject: { type: 'newsletter-issue', id },
    details: { reason: 'None of its articles is published.' },
  })
}
