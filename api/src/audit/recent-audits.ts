import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

/** How often something happened to a subject within the last hour. */
export async function auditedLastHour(executor: Executor, action: string, subject: { type: string; id: string | number }): Promise<number> {
  const { count } = await executor
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', String(subject.id))
    .where('action', '=', action)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}
