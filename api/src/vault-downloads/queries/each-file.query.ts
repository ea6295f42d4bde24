import type { Database } from '@vitrine/database/database'

/** A photo or video of an item that is not deleted, or the picture of a collection. */
export interface OwnedFile {
  id: number
  key: string
  contentType: string
  /** What it is of: an item's id and title, or a collection's. */
  ownerId: number
  title: string
  kind: 'image' | 'video' | 'thumbnail' | 'collection'
  place: number
}

const PAGE = 500

/** Every photo and video of a member's items, item by item, then the pictures of the collections. */
export async function* eachFile(database: Database, userId: number): AsyncGenerator<OwnedFile> {
  yield* eachItemFile(database, userId)
  yield* eachCollectionPicture(database, userId)
}

async function* eachItemFile(database: Database, userId: number): AsyncGenerator<OwnedFile> {
  let [item, id] = [0, 0]
  for (;;) {
    const page = await database
      .selectFrom('vault_media as media')
      .innerJoin('vault_items as item', 'item.id', 'media.item_id')
      .select([
        'media.id',
        'media.key',
        'media.content_type as contentType',
        'item.id as ownerId',
        'item.title',
        'media.kind',
        'media.place',
      ])
      .where('item.user_id', '=', userId)
      .where('item.deleted_at', 'is', null)
      .where('media.removed_at', 'is', null)
      .where('media.kind', '!=', 'thumbnail')
      .where((eb) =>
        eb.or([eb('item.id', '>', item), eb.and([eb('item.id', '=', item), eb('media.id', '>', id)])]),
      )
      .orderBy('item.id')
      .orderBy('media.id')
      .limit(PAGE)
      .execute()
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    ;[item, id] = [last.ownerId, last.id]
  }
}

async function* eachCollectionPicture(database: Database, userId: number): AsyncGenerator<OwnedFile> {
  let after = 0
  for (;;) {
    const page = await database
      .selectFrom('vault_media as media')
      .innerJoin('collections as collection', 'collection.id', 'media.collection_id')
      .select([
        'media.id',
        'media.key',
        'media.content_type as contentType',
        'collection.id as ownerId',
        'collection.title',
        'media.place',
      ])
      .where('collection.user_id', '=', userId)
      .where('media.removed_at', 'is', null)
      .where('collection.id', '>', after)
      .orderBy('collection.id')
      .limit(PAGE)
      .execute()
    yield* page.map((picture) => ({ ...picture, kind: 'collection' as const }))
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.ownerId
  }
}
