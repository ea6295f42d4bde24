import { SEARCH_WINDOW } from '../search-window.ts'

/** Limits of the marks directory, each said once. */
export const marksLimits = {
  queryMax: 100,
  /** A maker, a place or a kind of object as a filter. */
  filterMax: 200,
  pageSize: 20,
  suggestionMinLength: 3,
  suggestionsMax: 10,
  closeSpellingsMax: 5,
  /** How deep pages go; totals are exact up to here, too. */
  searchWindow: SEARCH_WINDOW,
  /** Values of makers, places and kinds that a search counts, the most frequent ones. */
  facetValuesShown: 50,
  /** Marks of the same maker beside a mark's details. */
  otherMarks: 8,
  overviewMakers: 24,
  overviewMarks: 12,
  firstYear: 1,
  lastYear: 2100,
} as const

/** What only the api and the console ask. */
export const markLimits = {
  titleMax: 300,
  descriptionMax: 10_000,
  makerMax: 200,
  placeMax: 200,
  periodMax: 100,
  kindMax: 100,
  pictureNoteMax: 200,
  sourceMax: 200,
  externalIdMax: 200,
  picturesMax: 20,
} as const
