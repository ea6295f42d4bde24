import type { Database } from '@vitrine/database/database'

export interface FoundMedia {
  key: string
  /** What shows it: an item, a draft, or a collection whose picture it is. */
  shownBy: { type: 'item' | 'collection' | 'draft'; id: number }
  ownerId: number
  kind: 'image' | 'video' | 'thumbnail'
  contentType: string
  bytes: number
  /** Of the smaller sizes; null until they are made. */
  renditionType: string | null
  isItemDeleted: boolean
  /** A photo of a document is never public. */
  isDocument: boolean
}

/** What a key names. Null where nothing names it (any more). */
export async function findMedia(database: Database, key: string): Promise<FoundMedia | null> {
  const row = await database
    .selectFrom('vault_media as media')
    .leftJoin('vault_items as item', 'item.id', 'media.item_id')
    .leftJoin('collections as collection', 'collection.id', 'media.collection_id')
    .leftJoin('vault_drafts as draft', 'draft.id', 'media.draft_id')
    .select([
      'media.key',
      'item.id as itemId',
      'collection.id as collectionId',
      'draft.id as draftId',
      'draft.user_id as draftOwnerId',
      'item.user_id as itemOwnerId',
      'collection.user_id as collectionOwnerId',
      'media.kind',
      'media.content_type as contentType',
      'media.bytes',
      'media.rendition_type as renditionType',
      'item.deleted_at as deletedAt',
      'media.role',
    ])
    .where('media.key', '=', key)
    .where('media.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const {
    itemId,
    collectionId,
    draftId,
    itemOwnerId,
    collectionOwnerId,
    draftOwnerId,
    deletedAt,
    role,
    ...media
  } = row
  const isDocument = role === 'document'
  if (itemId !== null && itemOwnerId !== null)
    return {
      ...media,
      shownBy: { type: 'item', id: itemId },
      ownerId: itemOwnerId,
      isItemDeleted: deletedAt !== null,
      isDocument,
    }
  if (draftId !== null && draftOwnerId !== null)
    return {
      ...media,
      shownBy: { type: 'draft', id: draftId },
      ownerId: draftOwnerId,
      isItemDeleted: false,
      isDocument,
    }
  if (collectionId === null || collectionOwnerId === null) return null
  return {
    ...media,
    shownBy: { type: 'collection', id: collectionId },
    ownerId: collectionOwnerId,
    isItemDeleted: false,
    isDocument,
  }
}
