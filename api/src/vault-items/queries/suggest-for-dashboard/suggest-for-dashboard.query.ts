import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { Database } from '@vitrine/database/database'
import { foldedText } from '@vitrine/domain/vault/text-keys'
import { sql } from 'kysely'

export interface DashboardSuggestion {
  id: number
  title: string
  type: 'item' | 'collection'
}

/**
 * Items and collections together: titles that begin with the term first, then those that hold it, each A to
 * Z.
 */
export async function suggestForDashboard(
  database: Database,
  userId: number,
  term: string,
): Promise<DashboardSuggestion[]> {
  const folded = foldedText(term)
  if (!folded) return []
  const { rows } = await sql<DashboardSuggestion>`
    SELECT id, title, type FROM (
      SELECT id, title, 'item' AS type, title_folded, sort_key FROM vault_items WHERE user_id = ${userId} AND deleted_at IS NULL
      UNION ALL
      SELECT id, title, 'collection', title_folded, sort_key FROM collections WHERE user_id = ${userId}
    ) titled
    WHERE strpos(title_folded, ${folded}) > 0
    ORDER BY strpos(title_folded, ${folded}) > 1, sort_key, type, id DESC
    LIMIT ${limits.suggestionsMax}
  `.execute(database)
  return rows
}
