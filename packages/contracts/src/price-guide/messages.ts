import { recordSearchLimits } from '../search-limits.ts'

/** Limits of the price guide, each said once. */
export const priceGuideLimits = {
  ...recordSearchLimits,
  /** Prices that one call responds with. */
  pricesMax: 100,
  /** How long a looked-up price stays open. */
  lookupOpenHours: 24,
  similarItems: 8,
  /** The most similar sales that prices over time are made of. */
  historyItems: 100,
  overviewMakers: 24,
  overviewItems: 12,
  /** The oldest sale that is kept. */
  firstYear: 1500,
  /** Twelve digits, two of them after the point. */
  priceMax: 9_999_999_999.99,
} as const

/** What only the api and the console ask. */
export const soldItemLimits = {
  titleMax: 500,
  descriptionMax: 10_000,
  makerMax: 200,
  sourceMax: 200,
  externalIdMax: 200,
  picturesMax: 20,
  piecesMax: 100_000,
} as const

export const priceGuideMessages = {
  dayInvalid: 'A date must look like 2026-01-31.',
  rangeOfDays: 'The first date must not be after the last one.',
  sortUnknown: 'This sort order is not known.',
  filterUnknown: 'This filter is not known.',
  facetsUnknown: 'Facets are left out by `none`, and come without this parameter.',
  priceInvalid: 'A price must be a number above 0 with at most 12 digits, two of them after the point.',
  rangeOfPrices: 'The lowest price must not be above the highest one.',
  currencyUnknown: 'The currency must be a code of ISO 4217, such as USD.',
  idsInvalid: `Name 1 to ${priceGuideLimits.pricesMax} items by their ids, with commas between.`,
} as const

export const soldItemMessages = {
  titleMissing: 'A title is required.',
  titleTooLong: `The title must have at most ${soldItemLimits.titleMax} characters.`,
  titleOneLine: 'The title must be on one line.',
  descriptionTooLong: `The description must have at most ${soldItemLimits.descriptionMax} characters.`,
  categoryMissing: 'A category is required.',
  categoryUnknown: 'This category does not exist.',
  makerTooLong: `The maker must have at most ${soldItemLimits.makerMax} characters.`,
  makerOneLine: 'The maker must be on one line.',
  saleDateMissing: 'A sale date is required.',
  saleDateToCome: 'The sale date must not be in the future.',
  saleDateTooOld: `The sale date must not be before the year ${priceGuideLimits.firstYear}.`,
  priceMissing: 'A price is required.',
  currencyMissing: 'A currency is required.',
  priceBasisUnknown: 'The price basis must be hammer, premium or empty.',
  sourceMissing: 'A source is required.',
  sourceTooLong: `The source must have at most ${soldItemLimits.sourceMax} characters.`,
  sourceOneLine: 'The source must be on one line.',
  externalIdTooLong: `The source’s own id must have at most ${soldItemLimits.externalIdMax} characters.`,
  externalIdOneLine: 'The source’s own id must be on one line.',
  externalIdTaken: 'There is already a sold item of this source with this id.',
  pictureMissing: 'A picture needs a URL.',
  pictureNotAllowed: 'A picture must be an https URL on one of our image hosts, or one of our own pictures.',
  picturesTooMany: `At most ${soldItemLimits.picturesMax} pictures.`,
  piecesInvalid: `The number of pieces must be a whole number from 1 to ${soldItemLimits.piecesMax}.`,
} as const
