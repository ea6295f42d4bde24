import { markLimits as limits, marksLimits } from './limits.ts'

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
  titleTooLong: tooLong('The title', limits.titleMax),
  titleOneLine: oneLine('The title'),
  descriptionTooLong: tooLong('The description', limits.descriptionMax),
  authenticityTooLong: tooLong('“Real or copy?”', limits.descriptionMax),
  categoryMissing: 'A category is required.',
  categoryUnknown: 'This category does not exist.',
  makerTooLong: tooLong('The maker', limits.makerMax),
  makerOneLine: oneLine('The maker'),
  placeTooLong: tooLong('The place', limits.placeMax),
  placeOneLine: oneLine('The place'),
  periodTooLong: tooLong('The period', limits.periodMax),
  periodOneLine: oneLine('The period'),
  kindMissing: 'A kind of object is required.',
  kindTooLong: tooLong('The kind of object', limits.kindMax),
  kindOneLine: oneLine('The kind of object'),
  pictureNoteTooLong: tooLong('The note on the picture', limits.pictureNoteMax),
  pictureNoteOneLine: oneLine('The note on the picture'),
  sourceMissing: 'A source is required.',
  sourceTooLong: tooLong('The source', limits.sourceMax),
  sourceOneLine: oneLine('The source'),
  externalIdTooLong: tooLong("The source's own id", limits.externalIdMax),
  externalIdOneLine: oneLine("The source's own id"),
  externalIdTaken: 'There is already a mark of this source with this id.',
  pictureMissing: 'A picture needs a URL.',
  pictureNotAllowed: 'A picture must be an https URL on one of our image hosts, or one of our own pictures.',
  picturesTooMany: `At most ${limits.picturesMax} pictures.`,
} as const
