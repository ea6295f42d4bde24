import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import type { Favorite } from '@vitrine/contracts/favorites/schemas'
import type { FavoriteCard } from '../../favorite-cards.ts'

/** What was kept of an item when it was added. */
export interface KeptFavorite extends Pick<FavoriteCard, 'id' | 'title' | 'byline' | 'picture'> {
  favoriteId: number
  createdAt: Date
}

/**
 * As the documents spell it for its kind: from the item as it is now, else from what was kept of it, without
 * a link.
 */
export function toFavorite(
  itemType: FavoriteType,
  kept: KeptFavorite,
  current: FavoriteCard | undefined,
): Favorite {
  const { title, byline, picture } = current ?? kept
  const url = current?.pageURI ?? null
  const row = {
    id: kept.id,
    favoriteId: kept.favoriteId,
    createdDate: kept.createdAt.toISOString(),
    available: current !== undefined,
  }
  if (itemType === 'inventory') return { ...row, title, thumbnail1: picture, worthopedia_item_url: url }
  if (itemType === 'marks') return { ...row, description: title, image: picture, url }
  return { ...row, title, description: byline, imageLarge: picture, url }
}
