import { Inject, Injectable } from '@nestjs/common'
import type { DeliveryState, MailReport } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'
import type { DeliveryKey } from './delivery.rules.ts'

@Injectable()
export class DeliveriesRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** @throws AppError NOT_FOUND */
  async findIssueId(executor: Executor, id: number): Promise<number> {
    const row = await executor
      .selectFrom('newsletter_deliveries')
      .select('issue_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_FOUND')
    return row.issue_id
  }

  async lock(transaction: Transaction, id: number): Promise<{ state: DeliveryState; email: string }> {
    return await transaction
      .selectFrom('newsletter_deliveries')
      .select(['state', 'email'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
  }

  /** Nobody has it in hand any more: a worker that comes back late has no say over what staff decided. */
  async decide(transaction: Transaction, id: number, state: DeliveryState): Promise<void> {
    const again = state === 'waiting'
    await transaction
      .updateTable('newsletter_deliveries')
      .set({
        state,
        claimed_by: null,
        settled_at: again ? null : sql<Date>`clock_timestamp()`,
        ...(again && { attempts: 0, not_before: this.clock.now(), answer: '' }),
      })
      .where('id', '=', id)
      .execute()
  }

  /**
   * A permanent bounce means that it did not arrive; a complaint, that it did. Another address than the
   * mail's own changes nothing.
   */
  async noteReport(
    transaction: Transaction,
    { issueId, id }: DeliveryKey,
    { type, isPermanent, reason, emailNormalized }: MailReport & { emailNormalized: string },
  ): Promise<void> {
    const answer = `${type === 'bounce' ? 'bounced' : 'complained about'}${reason && `: ${reason}`}`
    const state = type === 'complaint' ? 'sent' : 'failed'
    await sql`
      UPDATE newsletter_deliveries SET answer = ${answer}, state = CASE WHEN ${type === 'complaint' || isPermanent} THEN ${state} ELSE state END
      WHERE id = ${id} AND issue_id = ${issueId} AND lower(email) = ${emailNormalized} AND state IN ('sent', 'unknown', 'failed')
    `.execute(transaction)
  }
}
