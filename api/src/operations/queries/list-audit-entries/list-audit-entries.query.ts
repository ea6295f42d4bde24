import type { auditEntrySchema } from '@vitrine/contracts/operations/schemas'
import type { Database } from '@vitrine/database/database'
import type { AuditEntries } from '@vitrine/database/generated/schema'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { ConsoleList } from '../../../console-lists/simple-rest.ts'

type AuditEntry = z.output<typeof auditEntrySchema>

export const auditSorts = ['id', 'at', 'action', 'actor'] as const

/** Who did what. Filters: `action` (its beginning), `actor`, `subjectType` and `subjectId`. */
export async function listAuditEntries(database: Database, list: ConsoleList<(typeof auditSorts)[number]>): Promise<{ items: AuditEntry[]; total: number }> {
  const { action, actor, subjectType, subjectId } = list.filter
  let matching = database.selectFrom('audit_entries')
  if (typeof action === 'string') matching = matching.where((where) => where.fn<boolean>('starts_with', ['action', where.val(action)]))
  if (typeof actor === 'string') matching = matching.where('actor', '=', actor)
  if (typeof subjectType === 'string') matching = matching.where('subject_type', '=', subjectType)
  if (typeof subjectId === 'string') matching = matching.where('subject_id', '=', subjectId)
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy(list.sort.field, list.sort.direction)
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items: rows.map(auditEntryOf), total }
}

/** A row as staff read it. */
export function auditEntryOf(row: Selectable<AuditEntries>): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    subject: `${row.subject_type} ${row.subject_id}`,
    details: row.details,
    requestId: row.request_id,
  }
}
