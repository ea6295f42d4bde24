import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { Database } from '@vitrine/database/database'
import { foldedText } from '@vitrine/domain/vault/text-keys'
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
  const folded = foldedText(term)
  if (!folded) return []
  const { rows } = await sql<TitleSuggestion>`
    SELECT id, title FROM vault_items
    WHERE user_id = ${userId} AND deleted_at IS NULL AND strpos(title_folded, ${folded}) > 0
    ORDER BY strpos(title_folded, ${folded}) > 1, sort_key, id DESC
    LIMIT ${limits.suggestionsMax}
  `.execute(database)
  return rows
}
