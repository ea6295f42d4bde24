import type { MemberRecords } from '@vitrine/contracts/members/support-schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'

/** How many records an account has, of each kind. @throws AppError NOT_FOUND */
export async function readMemberRecords(executor: Executor, userId: number): Promise<MemberRecords> {
  const {
    rows: [row],
  } = await sql<MemberRecords>`
    SELECT
      (SELECT count(*) FROM vault_items WHERE user_id = users.id AND deleted_at IS NULL) AS "vaultItems",
      (SELECT count(*) FROM vault_items WHERE user_id = users.id AND deleted_at IS NOT NULL) AS "deletedVaultItems",
      (SELECT count(*) FROM vault_media media JOIN vault_items item ON item.id = media.item_id WHERE item.user_id = users.id AND item.deleted_at IS NULL AND media.kind = 'image' AND media.removed_at IS NULL) AS photos,
      (SELECT count(*) FROM collections WHERE user_id = users.id) AS collections,
      (SELECT count(*) FROM collections WHERE user_id = users.id AND status = 'public') AS "publicCollections",
      (SELECT count(*) FROM tags WHERE user_id = users.id) AS tags,
      (SELECT count(*) FROM favorites WHERE user_id = users.id) AS favorites,
      (SELECT count(*) FROM saved_searches WHERE user_id = users.id) AS "savedSearches",
      (SELECT count(*) FROM team_users entry JOIN teams team ON team.id = entry.team_id WHERE team.admin_id = users.id) AS "teamUsers"
    FROM users WHERE id = ${userId}`.execute(executor)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
