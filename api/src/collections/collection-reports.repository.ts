import { Injectable } from '@nestjs/common'
import type { CollectionReportInput } from '@vitrine/contracts/collections/report-schemas'
import { reportDeskLimits as limits } from '@vitrine/contracts/collections/report-messages'
import type { Transaction } from '@vitrine/database/database'
import { timeBefore } from '@vitrine/platform/clock'
import { sql } from 'kysely'

export interface Report extends CollectionReportInput {
  collectionId: number
  /** Hash of the network address. */
  reporter: string
}

@Injectable()
export class CollectionReportsRepository {
  /** Reports of one collection take turns until the transaction ends. */
  async lockCollection(transaction: Transaction, collectionId: number): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('collection-report ' || ${collectionId}::text, 0))`.execute(
      transaction,
    )
  }

  /** Known by the network address, or by the email where one was given. */
  async hasReportedBefore(
    transaction: Transaction,
    { collectionId, reporter, email, isSuspected }: Report,
    now: Date,
  ): Promise<boolean> {
    const { rows } = await sql`
      SELECT FROM collection_reports
      WHERE collection_id = ${collectionId} AND is_suspected = ${isSuspected}
        AND created_at > ${timeBefore(now, { hours: limits.repeatHours })}
        AND (reporter_hash = ${reporter} OR lower(email) = lower(${email}::text))
      LIMIT 1
    `.execute(transaction)
    return rows.length > 0
  }

  async wasEmailedAbout(transaction: Transaction, collectionId: number, now: Date): Promise<boolean> {
    const emailed = await transaction
      .selectFrom('collection_reports')
      .select('id')
      .where('collection_id', '=', collectionId)
      .where('was_emailed', '=', true)
      .where('created_at', '>', timeBefore(now, { hours: limits.emailEveryHours }))
      .executeTakeFirst()
    return emailed !== undefined
  }

  async insert(
    transaction: Transaction,
    { collectionId, reporter, reason, comment, email, isSuspected }: Report,
    wasEmailed: boolean,
    now: Date,
  ): Promise<number> {
    const values = {
      collection_id: collectionId,
      reporter_hash: reporter,
      reason,
      comment,
      email,
      was_emailed: wasEmailed,
      is_suspected: isSuspected,
      created_at: now,
    }
    const { id } = await transaction
      .insertInto('collection_reports')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('collection_reports')
      .select(['id', 'collection_id as collectionId', 'reason', 'state', 'outcome', 'revision'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async dismiss(transaction: Transaction, id: number, by: number, now: Date): Promise<void> {
    await transaction
      .updateTable('collection_reports')
      .set({
        state: 'settled',
        outcome: 'dismissed',
        settled_at: now,
        settled_by: by,
        revision: sql`revision + 1`,
      })
      .where('id', '=', id)
      .execute()
  }

  /** This report led to it, and every other new one on the same collection is settled by it. */
  async settleByTakeDown(
    transaction: Transaction,
    id: number,
    collectionId: number,
    reason: string,
    by: number,
    now: Date,
  ): Promise<void> {
    await transaction
      .updateTable('collection_reports')
      .set({
        state: 'settled',
        outcome: 'taken-down',
        settled_at: now,
        settled_by: by,
        take_down_reason: reason,
        revision: sql`revision + 1`,
      })
      .where((report) =>
        report.or([
          report('id', '=', id),
          report.and([report('collection_id', '=', collectionId), report('state', '=', 'new')]),
        ]),
      )
      .execute()
  }
}
