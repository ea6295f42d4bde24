import { Injectable } from '@nestjs/common'
import type { IssueInput, IssueState } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { insertIssue, issueColumnsOf, issueTouched, scheduleIssue } from '@vitrine/domain/newsletter/issues'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'

export interface LockedIssue {
  state: IssueState
  revision: number
  subject: string
  articleIds: number[]
}

@Injectable()
export class IssuesRepository {
  /** @throws AppError NOT_FOUND */
  async lock(transaction: Transaction, id: number): Promise<LockedIssue> {
    const row = await transaction
      .selectFrom('newsletter_issues')
      .select(['state', 'revision', 'subject', 'article_ids'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_FOUND')
    return { state: row.state, revision: row.revision, subject: row.subject, articleIds: row.article_ids }
  }

  /** What it was before a change, by column. */
  async details(executor: Executor, id: number) {
    return await executor
      .selectFrom('newsletter_issues')
      .select(['category', 'subject', 'preheader', 'intro', 'article_ids'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  async insert(transaction: Transaction, input: IssueInput): Promise<number> {
    return await insertIssue(transaction, input)
  }

  async update(transaction: Transaction, id: number, input: IssueInput): Promise<void> {
    await transaction
      .updateTable('newsletter_issues')
      .set({ ...issueColumnsOf(input), ...issueTouched })
      .where('id', '=', id)
      .execute()
  }

  async remove(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('newsletter_issues').where('id', '=', id).execute()
  }

  async schedule(transaction: Transaction, id: number, dueAt: Date): Promise<void> {
    await scheduleIssue(transaction, id, dueAt)
  }

  /** Who still waits gets nothing; what a worker has in hand goes out. */
  async skipWaiting(transaction: Transaction, id: number): Promise<void> {
    await transaction
      .updateTable('newsletter_deliveries')
      .set({ state: 'skipped', settled_at: sql<Date>`clock_timestamp()`, answer: 'Sending was canceled.' })
      .where('issue_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  }

  async setState(transaction: Transaction, id: number, state: IssueState): Promise<void> {
    await transaction
      .updateTable('newsletter_issues')
      .set({ state, ...(state === 'draft' && { due_at: null }), ...issueTouched })
      .where('id', '=', id)
      .execute()
  }
}
