import { worthScoreLimits as limits } from './limits.ts'

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
  titleTooLong: `Please use at most ${limits.titleMax} characters.`,
  descriptionTooLong: `Please use at most ${limits.textMax.toLocaleString('en-US')} characters.`,
  categoryMissing: 'Please select a category.',
  categoryUnknown: 'This category does not exist.',
  queryMissing: 'Please enter what to look for.',
  queryTooLong: `Please use at most ${limits.queryMax} characters.`,
  dayInvalid: 'Please enter a valid date (YYYY-MM-DD).',
  dayBeforeFrom: 'The last day is before the first day.',
  amountInvalid: 'Please enter an amount from 0 to 9,999,999,999.',
  amountBelowMin: 'The highest price is below the lowest price.',
  excludedTooMany: `At most ${limits.excludedMax} records can be set aside.`,
} as const
