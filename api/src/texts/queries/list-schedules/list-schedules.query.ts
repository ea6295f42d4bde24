import type { EditedTextState } from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import { everyText, type TextRow } from '@vitrine/domain/texts/text-tables'
import { sql } from 'kysely'
import { openSchedules } from './schedules-of.ts'

/** Every text of which something is scheduled or could not be done, the next one first. */
export async function listSchedules(executor: Executor): Promise<{ items: EditedTextState[] }> {
  const schedules = Map.groupBy(await openSchedules(executor), ({ kind, id }) => `${kind} ${id}`)
  const { rows } = await sql<TextRow>`
    SELECT text.* FROM ${everyText} text WHERE (kind, id) IN (SELECT kind, record_id FROM scheduled_changes WHERE state IN ('waiting', 'failed'))`.execute(
    executor,
  )
  const texts = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  const items = [...schedules].flatMap(([name, all]) => {
    const text = texts.get(name)
    return text ? [{ ...text, trashedAt: null, schedules: all }] : []
  })
  return { items }
}
