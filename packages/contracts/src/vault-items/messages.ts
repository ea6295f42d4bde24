import { ITEM_GONE } from '../failure-words.ts'
import { vaultItemLimits as limits } from './limits.ts'

export const combination = (where: string) =>
  `Please use a combination of letters, numbers, and special characters ${where}.`
const twoCharacters = (where: string) => `Please use at least two characters ${where}.`
export const atMost = (max: number) => `Please use at most ${max.toLocaleString('en-US')} characters.`

/** Sentences of document 2, sections 5 and 8, and of its readings, sections 3 and 7. */
export const vaultItemMessages = {
  required: 'Required Field',
  categoryMissing: 'Please select a category.',
  titleCombination: combination('in your title'),
  titleTooShort: twoCharacters('in your title'),
  titleTooLong: atMost(limits.titleMax),
  titleExists: 'This vault item already exists.',
  descriptionCombination: combination('in your description'),
  descriptionTooShort: twoCharacters('in your description'),
  descriptionTooLong: atMost(limits.descriptionMax),
  nameCombination: combination('in the name'),
  nameTooShort: twoCharacters('in the name'),
  specificNameTooLong: atMost(limits.specificNameMax),
  specificValueTooLong: atMost(limits.specificValueMax),
  specificsTooMany: `Please use at most ${limits.specificsMax} item specifics.`,
  explicitWords: 'Explicit words cannot be used. Please revise.',
  oneLine: 'Please use one line of visible characters.',
  tagsTooMany: `Please use at most ${limits.tagsMax} tags.`,
  unknownTag: 'This tag does not exist.',
  unknownCollection: 'Collection not found.',
  unknownInsurance: 'This insurance company does not exist.',
  unknownStorage: 'This storage location does not exist.',
  answerInvalid: 'Please answer with true or false.',
  unknownSignificance: 'This significance does not exist.',
  priceInvalid: 'Please enter a price of at least 0 with at most 2 decimals, like 1,234.56.',
  priceTooLarge: 'Please enter a price of at most 999,999,999,999.99.',
  dateInvalid: 'Please enter a valid date (MM/DD/YYYY).',
  dateInFuture: 'Please enter a date that is not in the future.',
  yearsInvalid: 'Please enter a whole number of years.',
  yearsTooLarge: 'Please use at most 9 digits.',
  unknownOperation: 'This operation does not exist.',
  unknownPath: 'This cannot be changed for several items at once.',
  noObjects: 'Please name at least one item.',
  tooManyObjects: `Please name at most ${limits.bulkObjectsMax} items.`,
  itemNotFound: 'Item not found',
  tryAgain: 'Something went wrong. Please try again',
  /**
   * Said after the documents' sentence for a lost connection, which advises to refresh: that would lose
   * photos that are not saved yet.
   */
  beforeRefresh: 'Try again first: refreshing loses photos that are not saved yet.',
  /** Said at a photo or a video. */
  notReached: 'The server could not be reached. Please try again.',
  tryLater: 'Something went wrong! Please try again later!',
  noLongerExists: ITEM_GONE,
  notInVault: "Sorry, but the item can't be found in your vault.",
  paidOnly: 'Sorry! This feature is only available for paid subscribers.',
  suspended: 'Your account is suspended. You can still see what is your own, and search.',
} as const
