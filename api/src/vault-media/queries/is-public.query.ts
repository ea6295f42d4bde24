import { capabilitiesOf } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { isToBeDeleted } from '@vitrine/domain/identity/open-deletion'
import { sql } from 'kysely'
import { readStanding } from '../../identity/queries/read-standing.query.ts'
import type { FoundMedia } from './find-media.query.ts'

/**
 * Whether everybody may see an item or a collection now: it is in a public collection, or is one, whose owner
 * may change a vault and stays.
 */
export async function isPublic(
  database: Database,
  { type, id }: FoundMedia['shownBy'],
  now: Date,
): Promise<boolean> {
  const shown = database
    .selectFrom('collections as collection')
    .select('collection.user_id as ownerId')
    .where('collection.status', '=', 'public')
    .where('collection.taken_down_at', 'is', null)
    .where((where) => where.not(isToBeDeleted(sql`collection.user_id`)))
  const owner = await (
    type === 'collection'
      ? shown.where('collection.id', '=', id)
      : shown
          .innerJoin('vault_items as item', (join) =>
            join
              .onRef('item.collection_id', '=', 'collection.id')
              .onRef('item.user_id', '=', 'collection.user_id'),
          )
          .where('item.id', '=', id)
          .where('item.deleted_at', 'is', null)
  ).executeTakeFirst()
  return (
    owner !== undefined &&
    capabilitiesOf(await readStanding(database, owner.ownerId, now)).has('vault.change')
  )
}
