import type { Database } from '@vitrine/database/database'

/** A file of an item that is not deleted. */
export interface OwnedFile {
  id: number
  key: string
  itemId: number
  itemTitle: string
  kind: 'image' | 'video' | 'thumbnail'
  contentType: string
  bytes: number
  place: number
}

const PAGE = 500

/** Every photo and video of a member's items, item by item. */
export async function* eachFile(database: Database, userId: number): AsyncGenerator<OwnedFile> {
  let [item, id] = [0, 0]
  for (;;) {
    const page = await database
      .selectFrom('vault_media as media')
      .innerJoin('vault_items as item', 'item.id', 'media.item_id')
      .select(['media.id', 'media.key', 'item.id as itemId', 'item.title as itemTitle', 'media.kind', 'media.content_type as contentType', 'media.bytes', 'media.place'])
      .where('item.user_id', '=', userId)
      .where('item.deleted_at', 'is', null)
      .where('media.removed_at', 'is', null)
      .where('media.kind', '!=', 'thumbnail')
      .where((eb) => eb.or([eb('item.id', '>', item), eb.and([eb('item.id', '=', item), eb('media.id', '>', id)])]))
      .orderBy('item.id')
      .orderBy('media.id')
      .limit(PAGE)
      .execute()
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    ;[item, id] = [last.itemId, last.id]
  }
}
