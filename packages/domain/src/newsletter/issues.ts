import type { IssueInput } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Transaction, Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import type { IssueArticle } from '@vitrine/contracts/newsletter/schemas'
import { cutAtWord } from '@vitrine/contracts/text'
import { isEmailToBeDeleted } from '../identity/deletion.ts'

/** A draft. */
export async function insertIssue(transaction: Transaction, input: IssueInput): Promise<number> {
  const { id } = await transaction
    .insertInto('newsletter_issues')
    .values(issueColumnsOf(input))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function scheduleIssue(transaction: Transaction, id: number, dueAt: Date): Promise<void> {
  await transaction
    .updateTable('newsletter_issues')
    .set({ state: 'scheduled', due_at: dueAt, held_back_at: null, ...issueTouched })
    .where('id', '=', id)
    .execute()
}

/** What every change of an issue moves. */
export const issueTouched = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }

export function issueColumnsOf({ category, subject, preheader, intro, articleIds }: IssueInput) {
  return { category, subject, preheader, intro, article_ids: articleIds }
}

/** Of an article's description; an issue leads to the article, it does not replace it. */
const TEXT_MAX = 240

/**
 * The articles of an issue in the order that staff gave them, as its email shows them. One that is gone or
 * unpublished is left out.
 */
export async function issueArticles(executor: Executor, ids: readonly number[]): Promise<IssueArticle[]> {
  const { rows } = await sql<{ url: string; title: string; description: string; thumbnail: string }>`
    SELECT article.url, article.title, article.description, article.thumbnail
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS wanted (id, place) JOIN articles article
      ON article.id = wanted.id
    WHERE article.status = 'PUBLISHED' ORDER BY wanted.place
  `.execute(executor)
  return rows.map(({ url, title, description, thumbnail }) => ({
    title,
    url: articlePageUri(url),
    description: cutAtWord(description, TEXT_MAX),
    thumbnail,
  }))
}

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
    FROM newsletter_subscriptions subscription JOIN newsletter_subscribers subscriber
      ON subscriber.id = subscription.subscriber_id
    LEFT JOIN newsletter_suppressions suppressed ON suppressed.email_normalized = subscriber.email_normalized
    WHERE subscription.category = ${category} AND subscription.state = 'SUBSCRIBED'
      AND NOT ${isEmailToBeDeleted(sql`subscriber.email_normalized`)}
  `
}
