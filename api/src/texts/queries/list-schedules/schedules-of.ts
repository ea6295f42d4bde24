import type { ScheduledChange } from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import type { TextName } from '@vitrine/domain/texts/text-tables'

/** What waits, and what could not be done, of one text or of all; the next one first. */
export async function openSchedules(
  executor: Executor,
  name?: TextName,
): Promise<(ScheduledChange & TextName)[]> {
  const rows = await executor
    .selectFrom('scheduled_changes')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['kind', 'record_id', 'action', 'due_at', 'state', 'failure', 'display_name'])
    .where('scheduled_changes.state', 'in', ['waiting', 'failed'])
    .$if(name !== undefined, (query) =>
      query.where('kind', '=', name?.kind ?? 'blog-article').where('record_id', '=', name?.id ?? 0),
    )
    .orderBy('due_at')
    .orderBy('scheduled_changes.id')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    id: row.record_id,
    action: row.action,
    dueAt: row.due_at.toISOString(),
    state: row.state === 'failed' ? 'failed' : 'waiting',
    failure: row.failure,
    madeBy: row.display_name,
  }))
}

export async function schedulesOf(executor: Executor, name: TextName): Promise<ScheduledChange[]> {
  return (await openSchedules(executor, name)).map(({ kind: _kind, id: _id, ...schedule }) => schedule)
}
