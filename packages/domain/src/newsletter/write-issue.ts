import type { IssueInput } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

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
