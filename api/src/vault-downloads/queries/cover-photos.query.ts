import type { Database } from '@vitrine/database/database'

/** The first photo of an item. */
export interface CoverPhoto {
  key: string
  /** Of the original, in pixels; null where they are not known. */
  width: number | null
  height: number | null
  /** How far its smaller sizes are. */
  renditions: 'waiting' | 'done' | 'failed' | 'none'
}

/** First photos by the ids of their items. */
export async function coverPhotos(
  database: Database,
  itemIds: readonly number[],
): Promise<Map<number, CoverPhoto>> {
  if (itemIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('vault_media')
    .distinctOn('item_id')
    .select(['item_id', 'key', 'width', 'height', 'renditions'])
    .where('item_id', 'in', itemIds)
    .where('removed_at', 'is', null)
    .where('kind', '=', 'image')
    .orderBy('item_id')
    .orderBy('place')
    .orderBy('id')
    .execute()
  return new Map(rows.flatMap(({ item_id, ...cover }) => (item_id === null ? [] : [[item_id, cover]])))
}
