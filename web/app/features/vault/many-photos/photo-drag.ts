import type { DropItem } from 'react-aria-components'

/** What is dragged from one object to another: ids of photos. */
export const PHOTO_TYPE = 'vitrine/photo'

export async function photoIdsOf(items: readonly DropItem[]): Promise<string[]> {
  return await Promise.all(
    items.flatMap((item) =>
      item.kind === 'text' && item.types.has(PHOTO_TYPE) ? [item.getText(PHOTO_TYPE)] : [],
    ),
  )
}
