import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import { PRODUCT_NAME } from '@vitrine/contracts/product'

const own = `/app/my${PRODUCT_NAME}`

/** What members keep outside of the vault, by the last part of its path. */
export const myLists = [
  { name: 'favoriteInventory', title: 'My Favorite Items', itemType: 'inventory' },
  { name: 'favoriteMarks', title: 'My Favorite Marks', itemType: 'marks' },
  { name: 'favoriteBooks', title: 'My Favorite Books', itemType: 'library' },
  { name: 'savedSearches', title: 'Saved Searches', itemType: null },
] as const satisfies readonly { name: string; title: string; itemType: FavoriteType | null }[]

export type MyList = (typeof myLists)[number]

/** Undefined where no list has this name. */
export function myListNamed(name: string | undefined): MyList | undefined {
  return myLists.find((list) => list.name === name)
}

export function myListPath(name: MyList['name']): string {
  return `${own}/${name}`
}

export const savedSearchesPath = myListPath('savedSearches')
