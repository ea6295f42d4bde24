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
