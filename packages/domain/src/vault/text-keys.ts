import { foldAccents, titleSortKey } from '@vitrine/contracts/text'
import { normalizeLine, sameTextKey } from '@vitrine/contracts/vault-items/plain-text'

/** What a title is held against: neither accents nor capitals matter. */
export function foldedText(text: string): string {
  return foldAccents(normalizeLine(text)).toLowerCase()
}

/** What is kept beside the title of an item or a tag. */
export function titleKeys(title: string) {
  return { title_key: sameTextKey(title), sort_key: titleSortKey(title), title_folded: foldedText(title) }
}
