import type { PublicCollectionItems, PublicItemsQuery } from '@vitrine/contracts/collections/schemas'
import type { CollectionSort } from '@vitrine/contracts/collections/sorts'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { sql, type RawBuilder } from 'kysely'
import { publicColumns, publicItemOf, type PublicRow } from '../../vault-items/queries/public-columns.ts'

const orders: Record<CollectionSort, RawBuilder<unknown>> = {
  'createdDate:desc': sql`item.created_at DESC, item.id DESC`,
  'createdDate:asc': sql`item.created_at, item.id DESC`,
  'title:asc': sql`item.sort_key, item.id DESC`,
  'title:desc': sql`item.sort_key DESC, item.id DESC`,
}

/**
 * One page of the items of a collection that was just found to be public. What is private of them is not even
 * read.
 */
export async function listPublicItems(
  database: Database,
  { 'f.itemCollectionId': collectionId, offset, limit, s }: PublicItemsQuery,
  total: number,
): Promise<PublicCollectionItems> {
  const { rows } = await sql<PublicRow>`${PREPARED}
    SELECT ${publicColumns}
    FROM (
      SELECT item.* FROM vault_items item JOIN collections shown ON shown.id = item.collection_id AND shown.user_id = item.user_id
      WHERE item.collection_id = ${collectionId} AND item.deleted_at IS NULL AND shown.status = 'public' AND shown.taken_down_at IS NULL
      ORDER BY ${orders[s]} OFFSET ${offset} LIMIT ${limit}
    ) item
    ORDER BY ${orders[s]}
  `.execute(database)
  return { items: rows.map(publicItemOf), meta: { total, currentLimit: limit, currentOffset: offset } }
}
