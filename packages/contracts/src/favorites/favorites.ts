/** What can be kept as a favorite, as the documents name it: price guide items, marks and library books. */
export const favoriteTypes = ['inventory', 'marks', 'library'] as const
export type FavoriteType = (typeof favoriteTypes)[number]

export const favoriteSorts = ['LAST_ADDED', 'ALPHABETIC'] as const
export type FavoriteSort = (typeof favoriteSorts)[number]

export const favoriteLimits = { pageSize: 20, statesMax: 100, perMember: 1_000 } as const

export const favoriteMessages = {
  idsInvalid: `Name 1 to ${favoriteLimits.statesMax} items by their ids, with commas between.`,
  empty: 'You currently do not have any favorites.',
  deleteTitle: 'Confirm Delete',
  deleteQuestion: 'Are you sure you want to remove this item from your favorites?',
  notLoaded: 'Your favorites could not be loaded. Please refresh the page and try again.',
  tooMany: `You can keep at most ${favoriteLimits.perMember.toLocaleString('en-US')} favorites. Remove one to add another.`,
} as const
