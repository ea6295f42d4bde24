import { worthScoreLimits as limits } from './limits.ts'

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
