import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const vaultItemsPurges: PurgesOf<'vault-items'> = {
  // Until then staff can restore them. Their files are orphans from then on, which the sweep of files finds.
  deletedVaultItems: (limit, now) => sql`
    WITH due AS (
      SELECT id FROM vault_items WHERE deleted_at < ${now}::timestamptz - ${limits.restoreDays} * interval '1 day' ORDER BY deleted_at LIMIT ${limit}
    ), orphans AS (
      UPDATE vault_media SET item_id = NULL, removed_at = coalesce(removed_at, ${now}::timestamptz) WHERE item_id IN (SELECT id FROM due)
    )
    DELETE FROM vault_items WHERE id IN (SELECT id FROM due)`,
}
