import { auctionsLimits, auctionsWritingLimits as limits } from './limits.ts'

export const auctionSearchMessages = {
  sortUnknown: 'This sort order is not known.',
  filterUnknown: 'This filter is not known.',
  dayInvalid: 'A date must look like 2026-01-31.',
} as const

export const auctionsMessages = {
  titleMissing: 'A title is required.',
  titleTooLong: `The title must have at most ${limits.titleMax} characters.`,
  houseMissing: 'An auction house is required.',
  houseTooLong: `The auction house must have at most ${limits.houseMax} characters.`,
  placeMissing: 'A place is required. Write Online where there is none.',
  placeTooLong: `The place must have at most ${auctionsLimits.placeMax} characters.`,
  oneLine: 'This must be one line of visible characters.',
  timeInvalid: 'Please enter a day and a time.',
  zoneUnknown: 'Please choose a time zone.',
  endsBeforeStart: 'The auction must end after it starts.',
  categoriesMissing: 'Choose at least one category.',
  categoriesTooMany: `An auction has at most ${limits.categoriesMax} categories.`,
  categoryUnknown: 'This category does not exist, or is not a top category.',
  descriptionTooLong: `The description must have at most ${limits.descriptionMax} characters.`,
  nameTooLong: `At most ${limits.importedNameMax} characters.`,
  externalIdMissing: 'The source’s own id is required.',
  sourceMissing: 'A source is required.',
  statusOfFile: 'The status must be published or canceled.',
  pictureNotAllowed:
    'The picture must be an https URL on one of our image hosts, or one of our own pictures.',
  lotsTooMany: `At most ${limits.lotsMax} lots.`,
  lotNumberMissing: 'A lot needs a number.',
  lotNumberTooLong: `A lot number has at most ${limits.lotNumberMax} characters.`,
  lotTitleMissing: 'A lot needs a title.',
  lotTitleTooLong: `The title of a lot has at most ${limits.lotTitleMax} characters.`,
  lotEstimateTooLong: `An estimate has at most ${limits.lotEstimateMax} characters.`,
} as const
