import type { OpenDeletion } from '@vitrine/contracts/identity/deletion-schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

/** That the account will be deleted, and when; null where it stays. */
export async function findOpenDeletion(
  executor: Executor,
  userId: number,
  now: Date,
): Promise<OpenDeletion | null> {
  const row = await executor
    .selectFrom('account_deletion_requests')
    .select(['id', 'requested_at', 'due_at', stoppedUntil(now).as('membershipEnds')])
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        requestedDate: row.requested_at.toISOString(),
        dueDate: row.due_at.toISOString(),
        membershipEndsDate: row.membershipEnds?.toISOString() ?? null,
      }
    : null
}

/** Until when what the request has stopped stays open; null where nothing of it could renew again. */
function stoppedUntil(now: Date) {
  const end = sql<Date | null>`CASE WHEN stopped.state = 'trial' THEN stopped.trial_ends_at ELSE stopped.period_end END`
  return sql<Date | null>`(
    SELECT ${end} FROM billing_subscriptions stopped
    WHERE stopped.user_id = account_deletion_requests.user_id AND stopped.state <> 'ended' AND NOT stopped.renews AND stopped.payment_due_since IS NULL
      AND stopped.cancelled_at >= account_deletion_requests.requested_at AND ${end} > ${now}
  )`
}
