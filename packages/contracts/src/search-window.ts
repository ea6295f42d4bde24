/** Only so many results of a search, and entries of a list that the search engine keeps, can be paged through. */
export const SEARCH_WINDOW = 10_000
