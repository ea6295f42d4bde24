import { recordSearchLimits } from '../search-limits.ts'

/** Limits of the marks directory, each said once. */
export const marksLimits = {
  ...recordSearchLimits,
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

export const marksMessages = {
  yearInvalid: `A year must be a whole number from ${marksLimits.firstYear} to ${marksLimits.lastYear}.`,
  rangeOfYears: 'The first year must not be after the last one.',
  sortUnknown: 'This sort order is not known.',
  filterUnknown: 'This filter is not known.',
} as const

const tooLong = (what: string, max: number) => `${what} must have at most ${max} characters.`
const oneLine = (what: string) => `${what} must be on one line.`

export const markMessages = {
  titleMissing: 'A title is required.',
  titleTooLong: tooLong('The title', markLimits.titleMax),
  titleOneLine: oneLine('The title'),
  descriptionTooLong: tooLong('The description', markLimits.descriptionMax),
  authenticityTooLong: tooLong('“Real or copy?”', markLimits.descriptionMax),
  categoryMissing: 'A category is required.',
  categoryUnknown: 'This category does not exist.',
  makerTooLong: tooLong('The maker', markLimits.makerMax),
  makerOneLine: oneLine('The maker'),
  placeTooLong: tooLong('The place', markLimits.placeMax),
  placeOneLine: oneLine('The place'),
  periodTooLong: tooLong('The period', markLimits.periodMax),
  periodOneLine: oneLine('The period'),
  kindMissing: 'A kind of object is required.',
  kindTooLong: tooLong('The kind of object', markLimits.kindMax),
  kindOneLine: oneLine('The kind of object'),
  pictureNoteTooLong: tooLong('The note on the picture', markLimits.pictureNoteMax),
  pictureNoteOneLine: oneLine('The note on the picture'),
  sourceMissing: 'A source is required.',
  sourceTooLong: tooLong('The source', markLimits.sourceMax),
  sourceOneLine: oneLine('The source'),
  externalIdTooLong: tooLong('The source’s own id', markLimits.externalIdMax),
  externalIdOneLine: oneLine('The source’s own id'),
  externalIdTaken: 'There is already a mark of this source with this id.',
  pictureMissing: 'A picture needs a URL.',
  pictureNotAllowed: 'A picture must be an https URL on one of our image hosts, or one of our own pictures.',
  picturesTooMany: `At most ${markLimits.picturesMax} pictures.`,
} as const
