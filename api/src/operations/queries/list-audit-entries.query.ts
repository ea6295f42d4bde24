import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import type { Database } from '@vitrine/database/database'
import type { AuditEntries, DB } from '@vitrine/database/generated/schema'
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'
import { subjectCalled, subjectName, subjectUrl } from './audit-subjects.ts'

export const auditSorts = ['id', 'at', 'action', 'actor'] as const

/**
 * Who did what. Filters: `action` (its beginning), `actor` (as it is noted, or an account's email), `subject`
 * (what it is called now, an account's email, or its number), `from` and `until` (moments, the second one
 * left out), `subjectType` and `subjectId`.
 */
export async function listAuditEntries(
  database: Database,
  list: ConsoleList<(typeof auditSorts)[number]>,
): Promise<{ items: AuditEntry[]; total: number }> {
  const { action, actor, subject, from, until, subjectType, subjectId } = list.filter
  let matching = database.selectFrom('audit_entries')
  if (typeof action === 'string')
    matching = matching.where((where) => where.fn<boolean>('starts_with', ['action', where.val(action)]))
  if (typeof actor === 'string')
    matching = matching.where('actor', 'in', await actorsNamed(database, actor.trim()))
  if (typeof subject === 'string' && subject.trim() !== '')
    matching = matching.where(subjectCalled(subject.trim()))
  const [since, before] = [momentOf(from), momentOf(until)]
  if (since) matching = matching.where('at', '>=', since)
  if (before) matching = matching.where('at', '<', before)
  if (typeof subjectType === 'string') matching = matching.where('subject_type', '=', subjectType)
  if (typeof subjectId === 'string') matching = matching.where('subject_id', '=', subjectId)
  const total = await countOf(matching)
  const rows = await withNames(matching)
    .orderBy(list.sort.field, list.sort.direction)
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items: rows.map(auditEntryOf), total }
}

/** As it is noted itself, and the account that has it as its email. */
async function actorsNamed(database: Database, name: string): Promise<string[]> {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email_normalized', '=', name.toLowerCase())
    .executeTakeFirst()
  return user ? [name, `user:${user.id}`] : [name]
}

/** A moment as the console writes it; what is none filters nothing. */
function momentOf(text: unknown): Date | null {
  const moment = typeof text === 'string' ? new Date(text) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

interface Named {
  actor_email: string | null
  subject_email: string | null
  subject_name: string | null
  subject_url: string | null
}

const actorId = sql<number>`CASE WHEN audit_entries.actor ~ '^user:[0-9]{1,15}$' THEN substr(audit_entries.actor, 6)::bigint END`
const subjectId = sql<number>`CASE WHEN audit_entries.subject_type IN ('user', 'member') AND audit_entries.subject_id ~ '^[0-9]{1,15}$' THEN audit_entries.subject_id::bigint END`

/**
 * Entries, with the emails of the accounts that they name and what other subjects are called. A sign-in names
 * its account by the actor's name alone.
 */
export function withNames<O>(entries: SelectQueryBuilder<DB, 'audit_entries', O>) {
  return entries
    .selectAll()
    .select((entry) => [
      entry.selectFrom('users').select('email').where('users.id', '=', actorId).as('actor_email'),
      entry.selectFrom('users').select('email').where('users.id', '=', subjectId).as('subject_email'),
      subjectName.as('subject_name'),
      subjectUrl.as('subject_url'),
    ])
}

/** A row as staff read it. */
export function auditEntryOf(row: Selectable<AuditEntries> & Named): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    actorEmail: row.actor_email,
    action: row.action,
    subject: `${row.subject_type} ${row.subject_id}`,
    subjectEmail: row.subject_email,
    subjectName: row.subject_name,
    subjectUrl: row.subject_url,
    details: row.details,
    requestId: row.request_id,
  }
}

/**
 * Every action of the audit log once, in order. One step of the index an action: the log itself may have
 * millions of entries.
 */
export async function listAuditActions(database: Database): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    WITH RECURSIVE actions (action) AS (
      (SELECT action FROM audit_entries ORDER BY action USING ~<~ LIMIT 1)
      UNION ALL
      SELECT (SELECT entry.action FROM audit_entries AS entry WHERE entry.action ~>~ actions.action ORDER BY entry.action USING ~<~ LIMIT 1)
      FROM actions WHERE actions.action IS NOT NULL
    )
    SELECT action FROM actions WHERE action IS NOT NULL
  `.execute(database)
  return rows.map(({ action }) => action)
}
