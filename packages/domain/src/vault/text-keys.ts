import { sameTextKey } from '@vitrine/contracts/same-text'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { filterTexts } from '@vitrine/contracts/words'

/**
 * What a filter is held against: it finds a word with and without its accents, apostrophes, dots and hyphens.
 * Each way to write the text is one line.
 */
export function foldedText(text: string): string {
  return filterTexts(text).join('\n')
}

/** What is kept beside the title of an item or a tag. */
export function titleKeys(title: string) {
  return { title_key: sameTextKey(title), sort_key: titleSortKey(title), title_folded: foldedText(title) }
}

/** What is kept beside the texts of a collection. */
export function collectionKeys({ title, description }: { title: string; description: string }) {
  return { ...titleKeys(title), description_folded: foldedText(description) }
}

/** What is kept beside the name of an insurer or storage location. */
export function nameKeys(displayName: string) {
  return {
    name_key: sameTextKey(displayName),
    sort_key: titleSortKey(displayName),
    name_folded: foldedText(displayName),
  }
}

/** What is kept beside the name of an own field, a saved view or a saved mapping of an import. */
export function uniqueNameKeys(name: string) {
  return { name_key: sameTextKey(name) }
}

/** What is kept beside an inventory number. */
export function inventoryNumberKeys(number: string) {
  return { number_key: sameTextKey(number) }
}

/**
 * The keys to write where a title replaces another one. Of the same title the stored key stays as it is: it
 * carries the row's id where an older row had the title already when titles were first compared so.
 */
export function changedTitleKeys(before: string, title: string) {
  const { title_key, ...others } = titleKeys(title)
  return sameTextKey(before) === title_key ? others : { ...others, title_key }
}

/** The same for a collection. */
export function changedCollectionKeys(before: string, texts: { title: string; description: string }) {
  return { ...changedTitleKeys(before, texts.title), description_folded: foldedText(texts.description) }
}

/** The same for the name of an insurer or storage location. */
export function changedNameKeys(before: string, displayName: string) {
  const { name_key, ...others } = nameKeys(displayName)
  return sameTextKey(before) === name_key ? others : { ...others, name_key }
}
