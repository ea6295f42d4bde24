import {
  openScheduleStates,
  type EditedTextState,
  type ScheduledChange,
} from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import type { TextName, TextRow } from '@vitrine/domain/texts/define-text'
import { everyText } from '@vitrine/domain/texts/text-rows'
import { sql } from 'kysely'

/** Every text of which something is scheduled or could not be done, the next one first. */
export async function listSchedules(executor: Executor): Promise<{ items: EditedTextState[] }> {
  const schedules = Map.groupBy(await openSchedules(executor), ({ kind, id }) => `${kind} ${id}`)
  const { rows } = await sql<TextRow>`
    SELECT text.* FROM ${everyText} text WHERE (kind, id) IN (SELECT kind, record_id FROM scheduled_changes WHERE state = ANY(${[...openScheduleStates]}))`.execute(
    executor,
  )
  const texts = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  const items = [...schedules].flatMap(([name, all]) => {
    const text = texts.get(name)
    return text ? [{ ...text, trashedAt: null, schedules: all }] : []
  })
  return { items }
}

/** What waits, and what could not be done, of one text or of all; the next one first. */
export async function openSchedules(
  executor: Executor,
  name?: TextName,
): Promise<(ScheduledChange & TextName)[]> {
  const rows = await executor
    .selectFrom('scheduled_changes')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['kind', 'record_id', 'action', 'due_at', 'state', 'failure', 'display_name'])
    .where('scheduled_changes.state', 'in', openScheduleStates)
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
