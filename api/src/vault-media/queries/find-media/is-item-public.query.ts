import type { Database } from '@vitrine/database/database'

/** Whether everybody may see the item. No collection has a page of its own for everybody yet, so that none makes an item public. */
export async function isItemPublic(_database: Database, _itemId: number): Promise<boolean> {
  return false
}
