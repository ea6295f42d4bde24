import type { Executor, Transaction } from '@vitrine/database/database'
import { timeBefore } from '@vitrine/platform/clock'
import { sql } from 'kysely'

/** How often something happened to a subject within the hour before `now`. */
export async function auditedLastHour(
  executor: Executor,
  action: string,
  subject: { type: string; id: string | number },
  now: Date,
): Promise<number> {
  const { count } = await executor
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', String(subject.id))
    .where('action', '=', action)
    .where('at', '>', timeBefore(now, { hours: 1 }))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Whether this user has an entry of the action for the subject since `since`, and since they last did
 * `after`. Parallel calls wait for each other until the transaction ends, so that one of them writes the
 * entry.
 */
export async function isAuditedSince(
  transaction: Transaction,
  {
    userId,
    action,
    subject,
    after,
  }: { userId: number; action: string; subject: { type: string; id: string | number }; after?: string },
  since: Date,
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`audit ${userId} ${action} ${subject.type} ${subject.id}`}, 0))`.execute(
    transaction,
  )
  const last = await transaction
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', String(subject.id))
    .where('actor_id', '=', userId)
    .where('action', 'in', after === undefined ? [action] : [action, after])
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.action === action
}
