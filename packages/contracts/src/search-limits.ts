/** Only so many results of a search, and entries of a list that the search engine keeps, can be paged through. */
export const SEARCH_WINDOW = 10_000

/** Limits that the searches of the library, the marks and the price guide share. */
export const recordSearchLimits = {
  queryMax: 100,
  /** A filter by name: an author, a maker, a place, a kind of object or a source. */
  filterMax: 200,
  pageSize: 20,
  suggestionMinLength: 3,
  suggestionsMax: 10,
  closeSpellingsMax: 5,
  /** How deep pages go; totals are exact up to here, too. */
  searchWindow: SEARCH_WINDOW,
  /** Values of a filter that a search counts, the most frequent ones. */
  facetValuesShown: 50,
} as const
