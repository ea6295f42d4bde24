import type { Database } from '@vitrine/database/database'

/** How large the first photos of a member's items are, by their keys. */
export async function coverSizes(
  database: Database,
  userId: number,
): Promise<Map<string, { width: number; height: number }>> {
  const rows = await database
    .selectFrom('vault_media as media')
    .innerJoin('vault_items as item', 'item.id', 'media.item_id')
    .distinctOn('media.item_id')
    .select(['media.key', 'media.width', 'media.height'])
    .where('item.user_id', '=', userId)
    .where('item.deleted_at', 'is', null)
    .where('media.removed_at', 'is', null)
    .where('media.kind', '=', 'image')
    .orderBy('media.item_id')
    .orderBy('media.place')
    .orderBy('media.id')
    .execute()
  return new Map(
    rows.flatMap(({ key, width, height }) => (width && height ? [[key, { width, height }] as const] : [])),
  )
}
