import { capabilitiesOf } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { readStanding } from '../../../identity/queries/read-standing/read-standing.query.ts'

/** Whether everybody may see the item now: it is in a public collection whose owner may change a vault. */
export async function isItemPublic(database: Database, itemId: number, now: Date): Promise<boolean> {
  const shown = await database
    .selectFrom('vault_items as item')
    .innerJoin('collections as collection', (join) => join.onRef('collection.id', '=', 'item.collection_id').onRef('collection.user_id', '=', 'item.user_id'))
    .select('item.user_id as ownerId')
    .where('item.id', '=', itemId)
    .where('item.deleted_at', 'is', null)
    .where('collection.status', '=', 'public')
    .where('collection.taken_down_at', 'is', null)
    .executeTakeFirst()
  return shown !== undefined && capabilitiesOf(await readStanding(database, shown.ownerId, now)).has('vault.change')
}
