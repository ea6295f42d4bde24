import { collectionLimits as limits } from './collections.ts'

const thousands = (count: number) => count.toLocaleString('en-US')

/** Document 3, sections 2, 5 and 8, and its readings D3-014 to D3-070. */
export const collectionMessages = {
  titleMissing: 'Please enter a title.',
  titleCombination: 'Please use a combination of letters, numbers, and special characters in your title.',
  titleTooShort: 'Please use at least two characters in your title.',
  titleTooLong: `Please use at most ${limits.titleMax} characters in your title.`,
  titleExists: 'Collection already exists',
  titleExplicit: 'Explicit words cannot be included in the Collection title. Please revise.',
  descriptionInvalid: `Please enter a description of at most ${limits.descriptionMax} characters.`,
  descriptionExplicit: 'Explicit words cannot be included in the Collection description. Please revise.',
  /** What the form's own check says of either text. */
  explicitWords: 'Explicit words cannot be used. Please revise.',
  statusMissing: 'Please choose whether your collection is public or private.',
  takenDown:
    'Our staff have taken this collection down. You can make it public again as soon as they allow it.',
  notFound: 'Collection not found',
  notInVault: "Sorry, but the collection can't be found in your vault.",
  tryAgain: 'Something went wrong. Please try again',
  publicHint:
    'Anyone can see it: title, description, picture and its items. Never prices, when you got it, insurance or storage.',
  /** Said by the step of a public collection where its items are chosen. */
  publicItemsHint: 'Items in a public collection can be seen by everyone.',
  /** Said where an item's collection is chosen. */
  pickerPublicHint: 'Everyone can see the items of a public collection.',
  created: 'Congratulations! Your collection has been successfully added to your vault',
  updated: 'Congratulations! Your collection has been successfully updated',
  deleted: 'You have successfully deleted your collection!',
  pictureNotSaved: 'Your collection was saved, but not its picture.',
  pictureUnsupported:
    'The photo has an unsupported type. Try converting it to one of the supported types or upload it from a different browser.',
  pictureTooMany: 'Maximum file count reached.',
  pictureEmpty: 'The photo is invalid. Please upload a bigger picture.',
  pictureMissing: 'A photo is required.',
  listEmpty: 'Your Collections list is currently empty.',
  noResults: 'No results found.',
  noItemsFound:
    'There are no results for your search. Please try searching for another term or create the item you need',
  noCollectionsFound:
    'There are no results for your search. Please try searching for another term or create the collection you need',
  leave: 'Are you sure you want to leave? All your progress will be lost.',
  linkCopied: 'Link copied',
} as const

/** What the title filter of the list says without hits. */
export function noCollectionsTitled(title: string): string {
  return `No results found for ${title}. Please try a different term.`
}

export function pictureTooLarge(fileName: string): string {
  return `${fileName}: The photo is too large, please use a smaller image.`
}

/** What is asked before a collection is deleted: by its status and what is in it. */
export function deletionQuestion({
  status,
  itemsCount,
}: {
  status: 'public' | 'private'
  itemsCount: number
}): string {
  const asked =
    status === 'public'
      ? 'Are you sure? Your collection is public: it will be deleted and its link will no longer work.'
      : 'Are you sure? Your collection will be deleted.'
  if (itemsCount === 0) return asked
  return `${asked} The ${itemsCount === 1 ? '1 item' : `${thousands(itemsCount)} items`} in it will stay in your vault.`
}
