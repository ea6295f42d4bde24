import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { loadItems } from '../../vault-items/queries/item-rows.ts'

/** Items that are read and written in one step: each has up to 60 KB of text. */
const PAGE = 20

/** Pages of every item of a member that is not deleted, newest first. */
export async function* eachPageOfItems(database: Database, userId: number): AsyncGenerator<VaultItem[]> {
  let last: number | null = null
  for (;;) {
    const page = await pageAfter(database, userId, last)
    if (page.length > 0) yield page
    last = page.at(-1)?.id ?? null
    if (page.length < PAGE) return
  }
}

async function pageAfter(database: Database, userId: number, id: number | null): Promise<VaultItem[]> {
  // By the row itself: an instant of JavaScript is coarser than the column's.
  const after =
    id === null
      ? sql`true`
      : sql`(item.created_at, item.id) < (SELECT passed.created_at, passed.id FROM vault_items passed WHERE passed.id = ${id})`
  const items = await loadItems(
    database,
    sql`WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND ${after} ORDER BY item.created_at DESC, item.id DESC LIMIT ${PAGE}`,
  )
  return items.map(({ item }) => item)
}
