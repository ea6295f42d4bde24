import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { loadItems } from '../../vault-items/queries/item-rows.ts'

/** Items that are in memory at once. */
const PAGE = 500

/** Every item of a member that is not deleted, newest first, a page at a time. */
export async function* eachItem(database: Database, userId: number): AsyncGenerator<VaultItem> {
  let after = sql`true`
  for (;;) {
    const page = await loadItems(database, sql`WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND ${after} ORDER BY item.created_at DESC, item.id DESC LIMIT ${PAGE}`)
    for (const { item } of page) yield item
    const last = page.at(-1)?.item
    if (!last || page.length < PAGE) return
    // By the row itself: an instant of JavaScript is coarser than the column's.
    after = sql`(item.created_at, item.id) < (SELECT passed.created_at, passed.id FROM vault_items passed WHERE passed.id = ${last.id})`
  }
}
