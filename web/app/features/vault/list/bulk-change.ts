import type { Picked } from '../shared/OptionPicker.tsx'
import type { BulkChange } from '../queries/items.ts'

/** What a bulk update changes of an item. */
export interface BulkItem {
  id: number
  categoryId: number
  /** 0 in no collection. */
  collectionId: number
  tagIds: ReadonlySet<number>
}

interface OfList {
  id: number
  categoryId: number
  itemCollections: readonly { id: number }[]
  tags: readonly { id: number }[]
}

export function bulkItem({ id, categoryId, itemCollections, tags }: OfList): BulkItem {
  return {
    id,
    categoryId,
    collectionId: itemCollections[0]?.id ?? 0,
    tagIds: new Set(tags.map((tag) => tag.id)),
  }
}

const has: Record<BulkChange['path'], (item: BulkItem, value: number) => boolean> = {
  tags: ({ tagIds }, value) => tagIds.has(value),
  categoryId: ({ categoryId }, value) => categoryId === value,
  itemCollections: ({ collectionId }, value) => collectionId === value,
}

/** Current is what all of them have. */
export function pickedIn(items: readonly BulkItem[], path: BulkChange['path'], value: number): Picked {
  const count = items.filter((item) => has[path](item, value)).length
  if (count === 0) return 'none'
  return count === items.length ? 'all' : 'some'
}

/**
 * What picking a value does. A tag is added, or taken away when all have it. Of collection and category there
 * is one: picking the current one removes it, picking another replaces it.
 */
export function changeFor(items: readonly BulkItem[], path: BulkChange['path'], value: number): BulkChange {
  const objects = items.map(({ id }) => id)
  if (pickedIn(items, path, value) === 'all') return { operation: 'REMOVE', path, objects, value }
  return {
    operation: path !== 'tags' && items.some((item) => !has[path](item, 0)) ? 'REPLACE' : 'ADD',
    path,
    objects,
    value,
  }
}

/**
 * The items as they are after the change, for as long as the panel is open: a filter may hide them from the
 * list.
 *
 * @param there the ids that the response names: what is deleted meanwhile is not among them
 */
export function changed(
  items: readonly BulkItem[],
  { operation, path, value }: BulkChange,
  there: readonly number[],
): BulkItem[] {
  const isRemoved = operation === 'REMOVE'
  const ids = new Set(there)
  return items
    .filter(({ id }) => ids.has(id))
    .map((item) => {
      if (path === 'categoryId') return { ...item, categoryId: isRemoved ? 0 : value }
      if (path === 'itemCollections') return { ...item, collectionId: isRemoved ? 0 : value }
      return {
        ...item,
        tagIds: isRemoved
          ? new Set([...item.tagIds].filter((id) => id !== value))
          : new Set([...item.tagIds, value]),
      }
    })
}
