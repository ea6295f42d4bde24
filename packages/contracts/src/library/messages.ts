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

export const libraryMessages = {
  sortUnknown: 'This sort order is not known.',
  filterUnknown: 'This filter is not known.',
  yearInvalid: 'A year must have four digits.',
  rangeOfYears: 'The first year must not be after the last one.',
} as const

export const bookMessages = {
  titleMissing: 'A title is required.',
  titleTooLong: `The title must have at most ${bookLimits.titleMax} characters.`,
  oneLine: 'This must be one line of visible characters.',
  authorsMissing: 'At least one author is required.',
  authorsTooMany: `A book has at most ${bookLimits.authorsMax} authors.`,
  authorTooLong: `An author must have at most ${bookLimits.authorMax} characters.`,
  yearInvalid: `The year must be a whole number from ${libraryLimits.firstYear} on.`,
  yearToCome: 'The year must not be in the future.',
  languageUnknown: 'The language must be a code of ISO 639, such as en.',
  publisherTooLong: `The publisher must have at most ${bookLimits.publisherMax} characters.`,
  categoryMissing: 'A subject is required.',
  categoryUnknown: 'This category does not exist.',
  descriptionTooLong: `The description must have at most ${bookLimits.descriptionMax} characters.`,
  chaptersTooMany: `A table of contents has at most ${bookLimits.chaptersMax} entries.`,
  chapterTitleMissing: 'An entry of the table of contents needs a title.',
  chapterTitleTooLong: `An entry of the table of contents has at most ${bookLimits.chapterTitleMax} characters.`,
  pageInvalid: 'A page is a number such as 12, or a Roman one such as xii.',
  coverNotAllowed: 'The cover must be an https URL on one of our image hosts, or one of our own pictures.',
  sourceTooLong: `The source must have at most ${bookLimits.sourceMax} characters.`,
  sourceMissing: 'A source is required.',
  externalIdTooLong: `The source’s own id must have at most ${bookLimits.externalIdMax} characters.`,
  externalIdTaken: 'There is already a book of this source with this id.',
} as const
