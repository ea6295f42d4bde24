import { SEARCH_WINDOW } from '../search-limits.ts'

/** What pages ask of the auctions' limits. */
export const auctionsLimits = {
  queryMax: 100,
  placeMax: 120,
} as const

/** What only the api and the console ask: a constant of its own, so that no page carries it. */
export const auctionsWritingLimits = {
  searchPageSize: 20,
  /** How deep the list goes: the window of the search engines. */
  searchWindow: SEARCH_WINDOW,
  suggestionMinLength: 3,
  suggestionsMax: 10,
  titleMax: 200,
  houseMax: 120,
  descriptionMax: 10_000,
  categoriesMax: 10,
  /** A source, its own id of an auction, and a category's name in a file. */
  importedNameMax: 200,
  lotsMax: 500,
  lotNumberMax: 20,
  lotTitleMax: 300,
  lotEstimateMax: 100,
} as const
