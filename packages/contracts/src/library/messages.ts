import { bookLimits as limits, libraryLimits } from './limits.ts'

export const libraryMessages = {
  sortUnknown: 'This sort order is not known.',
  filterUnknown: 'This filter is not known.',
  yearInvalid: 'A year must have four digits.',
  rangeOfYears: 'The first year must not be after the last one.',
} as const

export const bookMessages = {
  titleMissing: 'A title is required.',
  titleTooLong: `The title must have at most ${limits.titleMax} characters.`,
  oneLine: 'This must be one line of visible characters.',
  authorsMissing: 'At least one author is required.',
  authorsTooMany: `A book has at most ${limits.authorsMax} authors.`,
  authorTooLong: `An author must have at most ${limits.authorMax} characters.`,
  yearInvalid: `The year must be a whole number from ${libraryLimits.firstYear} on.`,
  yearToCome: 'The year must not be in the future.',
  languageUnknown: 'The language must be a code of ISO 639, such as en.',
  publisherTooLong: `The publisher must have at most ${limits.publisherMax} characters.`,
  categoryMissing: 'A subject is required.',
  categoryUnknown: 'This category does not exist.',
  descriptionTooLong: `The description must have at most ${limits.descriptionMax} characters.`,
  chaptersTooMany: `A table of contents has at most ${limits.chaptersMax} entries.`,
  chapterTitleMissing: 'An entry of the table of contents needs a title.',
  chapterTitleTooLong: `An entry of the table of contents has at most ${limits.chapterTitleMax} characters.`,
  pageInvalid: 'A page is a number such as 12, or a Roman one such as xii.',
  coverNotAllowed: 'The cover must be an https URL on one of our image hosts, or one of our own pictures.',
  sourceTooLong: `The source must have at most ${limits.sourceMax} characters.`,
  sourceMissing: 'A source is required.',
  externalIdTooLong: `The source's own id must have at most ${limits.externalIdMax} characters.`,
  externalIdTaken: 'There is already a book of this source with this id.',
} as const
