import { publicCollectionUrl, type CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { Collection, PublicCollection } from '@vitrine/contracts/collections/schemas'
import type { CollectionSort } from '@vitrine/contracts/collections/sorts'
import { fixedSql } from '@vitrine/database/compiled-once'
import { isForEverybody } from '../../vault-media/queries/item-media.ts'
import { sql, type RawBuilder } from 'kysely'
import { urlOfMedia } from '../../vault-media/queries/item-media.ts'

/** A collection as `collectionJson` selects it: JSON has no dates. */
export interface CollectionRow {
  id: number
  title: string
  description: string
  status: CollectionStatus
  pictureKey: string | null
  itemPhotoKey: string | null
  itemsCount: number
  createdAt: string
  isTakenDown: boolean
  revision: number
}

/** What its owner has chosen, but private while staff have taken it down. */
export const statusOf = sql<CollectionStatus>`CASE WHEN collection.taken_down_at IS NULL THEN collection.status ELSE 'private' END`

export const pictureKeyOf = sql<
  string | null
>`(SELECT media.key FROM vault_media media WHERE media.collection_id = collection.id AND media.removed_at IS NULL LIMIT 1)`

/**
 * Of what is in it, the newest item that has a photo shows its cover. Photos are looked up item by item, so
 * that the first one found ends it.
 */
const itemPhotoKeyOf = sql<string | null>`(
  SELECT cover.key FROM vault_items item
  CROSS JOIN LATERAL (
    SELECT media.key FROM vault_media media WHERE media.item_id = item.id AND media.kind = 'image' AND media.removed_at IS NULL AND ${isForEverybody} ORDER BY media.place, media.id LIMIT 1
  ) cover
  WHERE item.collection_id = collection.id AND item.deleted_at IS NULL
  ORDER BY item.created_at DESC, item.id DESC LIMIT 1
)`

/** A row of `collections collection`, whole. */
export const collectionJson = fixedSql(sql<CollectionRow>`json_build_object(
  'id', collection.id, 'title', collection.title, 'description', collection.description, 'status', ${statusOf}, 'pictureKey', ${pictureKeyOf}, 'itemPhotoKey', ${itemPhotoKeyOf},
  'itemsCount', (SELECT count(*) FROM vault_items item WHERE item.collection_id = collection.id AND item.deleted_at IS NULL),
  'createdAt', collection.created_at, 'isTakenDown', collection.taken_down_at IS NOT NULL, 'revision', collection.revision
)`)

export const collectionOrders: Record<CollectionSort, RawBuilder<unknown>> = {
  'createdDate:desc': sql`collection.created_at DESC, collection.id DESC`,
  'createdDate:asc': sql`collection.created_at, collection.id DESC`,
  'title:asc': sql`collection.sort_key, collection.id DESC`,
  'title:desc': sql`collection.sort_key DESC, collection.id DESC`,
}

export function toCollection({
  itemPhotoKey,
  isTakenDown,
  revision,
  createdAt,
  ...row
}: CollectionRow): Collection {
  return {
    ...toPublicCollection({ ...row, createdAt: new Date(createdAt) }),
    itemPhoto: urlOf(itemPhotoKey),
    isTakenDown,
    revision,
  }
}

export function toPublicCollection({
  id,
  title,
  description,
  status,
  pictureKey,
  itemsCount,
  createdAt,
}: Omit<CollectionRow, 'itemPhotoKey' | 'createdAt' | 'isTakenDown' | 'revision'> & {
  createdAt: Date
}): PublicCollection {
  return {
    id,
    title,
    description,
    status,
    visibility: status === 'public' ? 'PUBLIC' : 'PRIVATE',
    picture: urlOf(pictureKey),
    itemsCount,
    numberOfItems: itemsCount,
    noOfItems: itemsCount,
    createdDate: createdAt.toISOString(),
    url: publicCollectionUrl(id),
    deleted: false,
    type: 'collection',
  }
}

function urlOf(key: string | null): string | null {
  return key === null ? null : urlOfMedia(key)
}
