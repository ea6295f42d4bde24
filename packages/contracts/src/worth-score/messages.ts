/** Readings of document 2, section 10. */
export const worthScoreLimits = {
  /** What filters look for. */
  queryMax: 100,
  excludedMax: 100,
  /** Below this many comparables nothing is said. */
  comparablesMin: 5,
  /** Comparables that count, the most similar ones. */
  comparablesMax: 50,
  /** How long a score that used a lookup stays open. */
  openHours: 24,
  /** Of all calls for scores together, by one account. */
  callsPerMinute: 30,
  textMax: 10_000,
  titleMax: 500,
} as const

/** What a member reads in place of a range, by why there is none. The first is the documents' own. */
export const noRangeMessages = {
  'too few': {
    title: 'There are no results',
    text: 'We were unable to find enough similar items to provide a WorthScore Price Range. Please include more information in your Vault Item Title and Description, or revise Category and try again.',
  },
  'too wide': {
    title: 'Prices differ too much',
    text: 'We found similar items, but they sold for very different prices, so a range would not help you. Please include more information in your Vault Item Title and Description, or narrow the filters and try again.',
  },
  'not learnt': {
    title: 'WorthScore is not ready for this item yet',
    text: 'We found similar items, but we are still learning what items of this kind sell for. Please try again later.',
  },
} as const

export const worthScoreMessages = {
  titleMissing: 'Please enter a title.',
  titleTooLong: `Please use at most ${worthScoreLimits.titleMax} characters.`,
  descriptionTooLong: `Please use at most ${worthScoreLimits.textMax.toLocaleString('en-US')} characters.`,
  categoryMissing: 'Please select a category.',
  categoryUnknown: 'This category does not exist.',
  queryMissing: 'Please enter what to look for.',
  queryTooLong: `Please use at most ${worthScoreLimits.queryMax} characters.`,
  dayInvalid: 'Please enter a valid date (YYYY-MM-DD).',
  dayBeforeFrom: 'The last day is before the first day.',
  amountInvalid: 'Please enter an amount from 0 to 9,999,999,999.',
  amountBelowMin: 'The highest price is below the lowest price.',
  excludedTooMany: `At most ${worthScoreLimits.excludedMax} records can be set aside.`,
} as const
