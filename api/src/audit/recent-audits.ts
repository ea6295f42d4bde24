import type { Executor } from '@vitrine/database/database'
import { timeBefore } from '@vitrine/platform/clock'

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
