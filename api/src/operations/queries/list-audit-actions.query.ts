import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

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
