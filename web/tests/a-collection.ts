import type { PublicCollection, PublicCollectionItems } from '@vitrine/contracts/collections/schemas'
import { aPublicItem } from './a-vault-item.ts'

/** A collection as everybody sees it while it is public. */
export function aPublicCollection(change: Partial<PublicCollection> = {}): PublicCollection {
  const itemsCount = change.itemsCount ?? 2
  return {
    id: 5,
    title: 'Tea things',
    description: 'Silver and porcelain.\nFrom three counties.',
    status: 'public',
    visibility: 'PUBLIC',
    picture: '/api/v1/vault/media/tea',
    numberOfItems: itemsCount,
    noOfItems: itemsCount,
    createdDate: '2026-03-04T05:06:07.000Z',
    url: '/app/collection/5',
    deleted: false,
    type: 'collection',
    ...change,
    itemsCount,
  }
}

export function publicItemsOf(
  titles: readonly string[],
  { total = titles.length, currentOffset = 0 } = {},
): PublicCollectionItems {
  const items = titles.map((title, place) => {
    const { itemCollections: _, ...item } = aPublicItem({ id: place + 1, title })
    return item
  })
  return { items, meta: { total, currentLimit: 8, currentOffset } }
}
