import type { Database } from '@vitrine/database/database'

/** What the audit log says was done to a record, the oldest first. */
export async function auditActionsOf(
  database: Database,
  type: string,
  id: string | number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_type', '=', type)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
