import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { Database } from '@vitrine/database/database'
import { beginsWithText, holdsText } from '@vitrine/database/folded-texts'
import { sql } from 'kysely'

export interface TitleSuggestion {
  id: number
  title: string
}

/** Titles that begin with the term first, then those that hold it, each A to Z. */
export async function suggestItems(
  database: Database,
  userId: number,
  term: string,
): Promise<TitleSuggestion[]> {
  if (!term.trim()) return []
  const { rows } = await sql<TitleSuggestion>`
    SELECT id, title FROM vault_items
    WHERE user_id = ${userId} AND deleted_at IS NULL AND ${holdsText(sql`title_folded`, term)}
    ORDER BY NOT ${beginsWithText(sql`title_folded`, term)}, sort_key, id DESC
    LIMIT ${limits.suggestionsMax}
  `.execute(database)
  return rows
}

interface DashboardSuggestion {
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
  if (!term.trim()) return []
  const { rows } = await sql<DashboardSuggestion>`
    SELECT id, title, type FROM (
      SELECT id, title, 'item' AS type, title_folded, sort_key FROM vault_items WHERE user_id = ${userId} AND deleted_at IS NULL
      UNION ALL
      SELECT id, title, 'collection', title_folded, sort_key FROM collections WHERE user_id = ${userId}
    ) titled
    WHERE ${holdsText(sql`title_folded`, term)}
    ORDER BY NOT ${beginsWithText(sql`title_folded`, term)}, sort_key, type, id DESC
    LIMIT ${limits.suggestionsMax}
  `.execute(database)
  return rows
}
