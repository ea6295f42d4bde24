import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

export interface FoundSpecifics {
  /** In their order. */
  rows: { id: number; isReleased: boolean }[]
  isInPublicCollection: boolean
  revision: number
}

/** Undefined for whatever is not the member's own, or no longer there. */
export async function findReleasedSpecifics(
  executor: Executor,
  userId: number,
  itemId: number,
): Promise<FoundSpecifics | undefined> {
  const { rows } = await sql<FoundSpecifics>`
    SELECT
      coalesce((
        SELECT json_agg(json_build_object('id', specific.id, 'isReleased', specific.is_released) ORDER BY specific.place, specific.id)
        FROM vault_item_specifics specific WHERE specific.item_id = item.id
      ), '[]') AS rows,
      EXISTS (SELECT FROM collections shown WHERE shown.id = item.collection_id AND shown.status = 'public' AND shown.taken_down_at IS NULL) AS "isInPublicCollection",
      item.revision
    FROM vault_items item WHERE item.id = ${itemId} AND item.user_id = ${userId} AND item.deleted_at IS NULL
  `.execute(executor)
  return rows[0]
}
