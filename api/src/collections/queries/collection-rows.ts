import { publicCollectionUrl, type CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { Collection, PublicCollection } from '@vitrine/contracts/collections/schemas'
import type { CollectionSort } from '@vitrine/contracts/collections/sorts'
import { fixedSql } from '@vitrine/database/compiled-once'
import { sql, type RawBuilder } from 'kysely'
import { urlOfMedia } from '../../vault-media/queries/item-media.ts'

/** A collection as `collectionJson` selects it: JSON has no dates. */
export interface CollectionRow {
  id: number
  title: string
  description: string
  status: CollectionStatus
  pictureKey: string | null
  itemsCount: number
  createdAt: string
  isTakenDown: boolean
  revision: number
}

/** What its owner has chosen, but private while staff have taken it down. */
export const statusOf = sql<CollectionStatus>`CASE WHEN collection.taken_down_at IS NULL THEN collection.status ELSE 'private' END`

export const pictureKeyOf = sql<string | null>`(SELECT media.key FROM vault_media media WHERE media.collection_id = collection.id AND media.removed_at IS NULL LIMIT 1)`

/** A row of `collections collection`, whole. */
export const collectionJson = fixedSql(sql<CollectionRow>`json_build_object(
  'id', collection.id, 'title', collection.title, 'description', collection.description, 'status', ${statusOf}, 'pictureKey', ${pictureKeyOf},
  'itemsCount', (SELECT count(*) FROM vault_items item WHERE item.collection_id = collection.id AND item.deleted_at IS NULL),
  'createdAt', collection.created_at, 'isTakenDown', collection.taken_down_at IS NOT NULL, 'revision', collection.revision
)`)

export const collectionOrders: Record<CollectionSort, RawBuilder<unknown>> = {
  'createdDate:desc': sql`collection.created_at DESC, collection.id DESC`,
  'createdDate:asc': sql`collection.created_at, collection.id DESC`,
  'title:asc': sql`collection.sort_key, collection.id DESC`,
  'title:desc': sql`collection.sort_key DESC, collection.id DESC`,
}

export function toCollection({ isTakenDown, revision, createdAt, ...row }: CollectionRow): Collection {
  return { ...toPublicCollection({ ...row, createdAt: new Date(createdAt) }), isTakenDown, revision }
}

export function toPublicCollection({ id, title, description, status, pictureKey, itemsCount, createdAt }: Omit<CollectionRow, 'createdAt' | 'isTakenDown' | 'revision'> & { createdAt: Date }): PublicCollection {
  return {
    id, title, description, status,
    visibility: status === 'public' ? 'PUBLIC' : 'PRIVATE',
    picture: pictureKey === null ? null : urlOfMedia(pictureKey),
    itemsCount, numberOfItems: itemsCount, noOfItems: itemsCount,
    createdDate: createdAt.toISOString(),
    url: publicCollectionUrl(id),
    deleted: false,
    type: 'collection',
  }
}
