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

/** What is kept beside the texts of a collection. Its titles are the same where only accents differ, too. */
export function collectionKeys({ title, description }: { title: string; description: string }) {
  const folded = foldedText(title)
  return {
    title_key: folded,
    title_folded: folded,
    sort_key: titleSortKey(title),
    description_folded: foldedText(description),
  }
}
