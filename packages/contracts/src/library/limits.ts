import { recordSearchLimits } from '../search-limits.ts'

/** Limits of the library, each said once. */
export const libraryLimits = {
  ...recordSearchLimits,
  /** Chapters of one book that a result shows. */
  matchingChapters: 3,
  relatedBooks: 4,
  overviewAuthors: 24,
  overviewBooks: 8,
  /** The oldest printed book that is kept. */
  firstYear: 1450,
} as const

/** What only the api and the console ask: a constant of its own, so that no page carries it. */
export const bookLimits = {
  titleMax: 500,
  authorMax: 200,
  authorsMax: 10,
  publisherMax: 200,
  descriptionMax: 10_000,
  chaptersMax: 500,
  chapterTitleMax: 300,
  sourceMax: 200,
  externalIdMax: 200,
} as const
