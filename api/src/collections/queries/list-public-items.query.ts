import type { PublicCollectionItems, PublicItemsQuery } from '@vitrine/contracts/collections/schemas'
import type { CollectionSort } from '@vitrine/contracts/collections/sorts'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { sql, type RawBuilder } from 'kysely'
import { specificsOf } from '../../vault-items/queries/item-rows.ts'
import { mediaOf, shownMedia, type StoredMedia } from '../../vault-media/queries/item-media.ts'

type ShownItem = PublicCollectionItems['items'][number]

interface Row extends Omit<ShownItem, 'images' | 'videos' | 'createdDate'> {
  media: StoredMedia[]
  createdAt: Date
}

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
  const { rows } = await sql<Row>`${PREPARED}
    SELECT item.id, item.title, item.subtitle, item.description, coalesce(item.category_id, 0) AS "categoryId", ${specificsOf(sql`item.id`)} AS "itemSpecifics", ${mediaOf(sql`item.id`)} AS media, item.created_at AS "createdAt"
    FROM (
      SELECT item.* FROM vault_items item JOIN collections shown ON shown.id = item.collection_id AND shown.user_id = item.user_id
      WHERE item.collection_id = ${collectionId} AND item.deleted_at IS NULL AND shown.status = 'public' AND shown.taken_down_at IS NULL
      ORDER BY ${orders[s]} OFFSET ${offset} LIMIT ${limit}
    ) item
    ORDER BY ${orders[s]}
  `.execute(database)
  const items = rows.map(({ media, createdAt, ...row }) => ({
    ...row,
    ...shownMedia(media),
    createdDate: createdAt.toISOString(),
  }))
  return { items, meta: { total, currentLimit: limit, currentOffset: offset } }
}
