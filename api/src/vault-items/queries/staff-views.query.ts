import { viewLimits, type StaffViews } from '@vitrine/contracts/vault-items/item-views'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { timeBefore } from '@vitrine/platform/clock'
import { sql } from 'kysely'

/** The audit log's name for staff who opened what is confidential of an item. Its details have the reason. */
export const PRIVATE_VIEW = 'vault-item.private-viewed'

/** How long staff may clear what they have opened. */
const OPEN_FOR = { hours: 24 }

/**
 * When and why staff opened confidential fields of a member's item, from the audit log; never who.
 *
 * @throws AppError NOT_FOUND for whatever is not the member's own, or no longer there
 */
export async function listStaffViews(
  executor: Executor,
  userId: number,
  itemId: number,
): Promise<StaffViews> {
  const { rows } = await sql<StaffViews>`
    SELECT coalesce((
      SELECT json_agg(json_build_object('viewedAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', details ->> 'reason') ORDER BY id DESC)
      FROM (
        SELECT id, at, details FROM audit_entries
        WHERE subject_type = 'vault-item' AND subject_id = item.id::text AND action = ${PRIVATE_VIEW}
        ORDER BY id DESC LIMIT ${viewLimits.listedMax}
      ) newest
    ), '[]') AS views
    FROM vault_items item WHERE item.id = ${itemId} AND item.user_id = ${userId} AND item.deleted_at IS NULL
  `.execute(executor)
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Whether this member of staff has opened what is confidential of the item in the last day. */
export async function hasOpened(
  executor: Executor,
  staffId: number,
  itemId: number,
  now: Date,
): Promise<boolean> {
  const opened = await executor
    .selectFrom('audit_entries')
    .select('id')
    .where('subject_type', '=', 'vault-item')
    .where('subject_id', '=', String(itemId))
    .where('action', '=', PRIVATE_VIEW)
    .where('actor_id', '=', staffId)
    .where('at', '>', timeBefore(now, OPEN_FOR))
    .limit(1)
    .executeTakeFirst()
  return opened !== undefined
}

/** Whether it is so for any item of this owner. */
export async function hasOpenedAny(
  executor: Executor,
  staffId: number,
  ownerId: number,
  now: Date,
): Promise<boolean> {
  const opened = await executor
    .selectFrom('audit_entries')
    .select('id')
    .where('actor_id', '=', staffId)
    .where('action', '=', PRIVATE_VIEW)
    .where('at', '>', timeBefore(now, OPEN_FOR))
    .where(sql<boolean>`details ->> 'ownerId' = ${String(ownerId)}`)
    .limit(1)
    .executeTakeFirst()
  return opened !== undefined
}
