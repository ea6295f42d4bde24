/** Who will be let into a section: whoever is signed in, or those with a paid membership or a trial. */
export type Access = 'member' | 'subscriber'

export interface ComingSection {
  path: RegExp
  name: string
  promise: string
  /** A section without it is for everybody. */
  access?: Access
  /** A list that members fill themselves. */
  isOwnList?: boolean
}

/** Sections whose pages open later: their addresses respond honestly until then. */
export const comingSections: readonly ComingSection[] = [
  { path: /^\/app\/vault\/(collections\/list|createCollection|editCollection)$/, name: 'Collections', promise: 'Your pieces in groups, for yourself or for everybody to see.', access: 'subscriber' },
  { path: /^\/app\/myVitrine\/savedSearches$/, name: 'Saved Searches', promise: 'Searches that you want to run again.', access: 'member', isOwnList: true },
  { path: /^\/app\/myVitrine\/favorite(Inventory|Marks|Books)$/, name: 'My Favorites', promise: 'Pieces, marks and books that you want to find again.', access: 'member', isOwnList: true },
]
