import type { Database } from '@vitrine/database/database'

export interface FoundMedia {
  key: string
  itemId: number
  ownerId: number
  kind: 'image' | 'video' | 'thumbnail'
  contentType: string
  bytes: number
  /** Of the smaller sizes; null until they are made. */
  renditionType: string | null
  isItemDeleted: boolean
}

/** What a key names. Null where no item names it (any more). */
export async function findMedia(database: Database, key: string): Promise<FoundMedia | null> {
  const row = await database
    .selectFrom('vault_media as media')
    .innerJoin('vault_items as item', 'item.id', 'media.item_id')
    .select(['media.key', 'item.id as itemId', 'item.user_id as ownerId', 'media.kind', 'media.content_type as contentType', 'media.bytes', 'media.rendition_type as renditionType', 'item.deleted_at as deletedAt'])
    .where('media.key', '=', key)
    .where('media.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { deletedAt, ...media } = row
  return { ...media, isItemDeleted: deletedAt !== null }
}
