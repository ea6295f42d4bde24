import type { IssueArticle, IssueContent } from '@vitrine/contracts/newsletter/schemas'
import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import { cutAtWord } from '@vitrine/contracts/text'
import type { Database, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

/** Of an article's description; a letter leads to the article, it does not replace it. */
const TEXT_MAX = 240

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
      const content: IssueContent = { subject, preheader, intro, articles: await publishedArticles(transaction, article_ids) }
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

/** In the order that staff gave them. One that is gone or unpublished by now is left out. */
async function publishedArticles(transaction: Transaction, ids: readonly number[]): Promise<IssueArticle[]> {
  const { rows } = await sql<{ url: string; title: string; description: string; thumbnail: string }>`
    SELECT article.url, article.title, article.description, article.thumbnail
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS wanted (id, place) JOIN articles article ON article.id = wanted.id
    WHERE article.status = 'PUBLISHED' ORDER BY wanted.place
  `.execute(transaction)
  return rows.map(({ url, title, description, thumbnail }) => ({ title, url: articlePageUri(url), description: cutAtWord(description, TEXT_MAX), thumbnail }))
}
