import type { Favorite } from '@vitrine/contracts/favorites/schemas'

/** What a row of the table shows, whatever the kind. */
export interface FavoriteRow {
  /** The item's own. */
  id: number
  favoriteId: number
  name: string
  /** Authors and year of a book; empty for what is no book. */
  byline: string
  picture: string
  /** Null where it is no longer available. */
  page: string | null
  createdDate: string
}

const NAME_LENGTH = 40

export function favoriteRow(favorite: Favorite): FavoriteRow {
  const { id, favoriteId, createdDate } = favorite
  const row = { id, favoriteId, createdDate, byline: '' }
  if ('thumbnail1' in favorite)
    return { ...row, name: favorite.title, picture: favorite.thumbnail1, page: favorite.worthopedia_item_url }
  if ('image' in favorite)
    return { ...row, name: favorite.description, picture: favorite.image, page: favorite.url }
  return {
    ...row,
    name: favorite.title,
    byline: favorite.description,
    picture: favorite.imageLarge,
    page: favorite.url,
  }
}

/** Its first 40 characters; what is longer ends in an ellipsis. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > NAME_LENGTH ? `${characters.slice(0, NAME_LENGTH).join('').trimEnd()}…` : name
}
