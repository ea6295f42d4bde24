import { textLimits as limits } from '@vitrine/contracts/texts/messages'
import {
  type EditedTextState,
  type Lease,
  openScheduleStates,
  type ScheduledChange,
  type Trash,
} from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import type { TextName, TextRow } from '@vitrine/domain/texts/define-text'
import { findText, everyText, everyTrashedText } from '@vitrine/domain/texts/text-rows'
import { AppError } from '@vitrine/platform/app-error'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'

/** Where a text is by now, also in the trash, and what is scheduled of it. @throws AppError NOT_FOUND */
export async function readText(executor: Executor, name: TextName): Promise<EditedTextState> {
  const text = await findText(executor, name, { trashed: true })
  if (!text) throw new AppError('NOT_FOUND')
  const schedules = await openSchedules(executor, name)
  return {
    ...text,
    trashedAt: text.trashedAt?.toISOString() ?? null,
    schedules: schedules.map(({ kind: _kind, id: _id, ...schedule }) => schedule),
  }
}

/** Who writes a text at this moment; undefined where nobody does. */
export async function writerOf(
  executor: Executor,
  { kind, id }: TextName,
  { userId, now }: { userId: number | null; now: Date },
): Promise<Lease['holder'] | undefined> {
  const held = await executor
    .selectFrom('edit_leases')
    .innerJoin('users', 'users.id', 'held_by')
    .select(['held_by', 'held_since', 'display_name'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return (
    held && { name: held.display_name, isSelf: held.held_by === userId, since: held.held_since.toISOString() }
  )
}

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

interface TrashedRow extends TextRow {
  trashedAt: Date
  wasPublished: boolean
  deletedBy: string | null
  total: number
}

/** What was deleted and can be brought back, the newest first. */
export async function listTrash(executor: Executor, offset: number): Promise<Trash> {
  const { rows } = await sql<TrashedRow>`
    SELECT text.*, coalesce(template.template_name, text.title) AS title, users.display_name AS "deletedBy", count(*) OVER () AS total
    FROM ${everyTrashedText} text
    LEFT JOIN users ON users.id = text."trashedBy"
    LEFT JOIN articles template ON text."isTemplate" AND template.id = text.id
    ORDER BY text."trashedAt" DESC, text.id DESC OFFSET ${offset} LIMIT ${limits.trashPage}`.execute(executor)
  const items = rows.map(({ kind, id, isTemplate, title, url, wasPublished, deletedBy, trashedAt }) => ({
    kind,
    id,
    isTemplate,
    title,
    url,
    wasPublished,
    deletedBy,
    deletedAt: trashedAt.toISOString(),
    goesAt: timeAfter(trashedAt, { days: limits.trashDays }).toISOString(),
  }))
  return {
    items,
    meta: { total: Number(rows[0]?.total ?? 0), currentLimit: limits.trashPage, currentOffset: offset },
  }
}
