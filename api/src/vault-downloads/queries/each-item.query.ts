import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { loadItems, type OwnedItem } from '../../vault-items/queries/item-rows.ts'

/** Items that are read at once; two pages of them are in memory. */
const PAGE = 500

/** Every item of a member that is not deleted, newest first: while one page is written, the next one is read. */
export async function* eachItem(database: Database, userId: number): AsyncGenerator<VaultItem> {
  let page = await pageAfter(database, userId, null)
  for (;;) {
    const last = page.at(-1)?.item
    const next = last && page.length === PAGE ? pageAfter(database, userId, last.id) : null
    // A failure is told to whoever waits for the page; until then nobody does, and that must not end the
    // process.
    next?.catch(() => undefined)
    for (const { item } of page) yield item
    if (!next) return
    page = await next
  }
}

async function pageAfter(database: Database, userId: number, id: number | null): Promise<OwnedItem[]> {
  // By the row itself: an instant of JavaScript is coarser than the column's.
  const after =
    id === null
      ? sql`true`
      : sql`(item.created_at, item.id) < (SELECT passed.created_at, passed.id FROM vault_items passed WHERE passed.id = ${id})`
  return await loadItems(
    database,
    sql`WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND ${after} ORDER BY item.created_at DESC, item.id DESC LIMIT ${PAGE}`,
  )
}
