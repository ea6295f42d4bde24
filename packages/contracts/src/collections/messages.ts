import { collectionLimits as limits } from './collections.ts'

/** Document 3, sections 5 and 8, and its readings D3-041 to D3-052. */
export const collectionMessages = {
  titleMissing: 'Please enter a title.',
  titleCombination: 'Please use a combination of letters, numbers, and special characters in your title.',
  titleTooShort: 'Please use at least two characters in your title.',
  titleTooLong: `Please use at most ${limits.titleMax} characters in your title.`,
  titleExists: 'Collection already exists',
  titleExplicit: 'Explicit words cannot be included in the Collection title. Please revise.',
  descriptionInvalid: `Please enter a description of at most ${limits.descriptionMax} characters.`,
  descriptionExplicit: 'Explicit words cannot be included in the Collection description. Please revise.',
  statusMissing: 'Please choose whether your collection is public or private.',
  notFound: 'Collection not found',
  publicHint: 'Everyone can see the items of a public collection.',
} as const
