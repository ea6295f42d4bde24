import type { BulkOperation } from '@vitrine/contracts/vault-items/bulk'

/** What operations change in the item's own row. */
export interface Placed {
  id: number
  categoryId: number | null
  collectionId: number | null
}

/**
 * The item after all operations that name it, in their order. One value takes the place of another; REMOVE
 * clears it where it is just that value.
 */
export function placedAfter(item: Placed, operations: readonly BulkOperation[]): Placed {
  return operations.filter(({ objects }) => objects.includes(item.id)).reduce(placed, item)
}

function placed(item: Placed, { operation, path, value }: BulkOperation): Placed {
  if (path === 'tags') return item
  const field = path === 'categoryId' ? 'categoryId' : 'collectionId'
  if (operation !== 'REMOVE') return { ...item, [field]: value }
  return item[field] === value ? { ...item, [field]: null } : item
}
