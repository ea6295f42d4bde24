import { SEARCH_WINDOW } from '../search-window.ts'

/** Limits of the Blog that pages ask. */
export const blogLimits = {
  queryMax: 100,
  pageSize: 20,
  suggestionMinLength: 3,
  /** How deep pages go; totals are exact up to here, too. */
  searchWindow: SEARCH_WINDOW,
} as const

/** What only the api and the console ask: a constant of its own, so that no page carries it. */
export const blogWritingLimits = {
  urlMax: 200,
  pictureAltMax: 500,
  suggestionsMax: 10,
  closeSpellingsMax: 5,
  /** Posts in each list of the landing page. */
  overviewPosts: 6,
  /** At the foot of a post. */
  relatedPosts: 3,
  /** A reader's words in a minute. */
  wordsAMinute: 220,
  /** The year of the oldest post. */
  firstYear: 1990,
} as const
