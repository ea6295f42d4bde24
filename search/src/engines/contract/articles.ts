import { letterOf, titleSortKey } from '@vitrine/contracts/title-order'
import type { DictionaryDocument } from '../../dictionary/dictionary.document.ts'

let nextId = 1

/** A published article, about nothing unless told. */
export function anArticle(given: Partial<DictionaryDocument> & { title: string }): DictionaryDocument {
  const id = given.id ?? nextId++
  return {
    id,
    revision: 1,
    sortKey: titleSortKey(given.title),
    letter: letterOf(given.title),
    url: `article-${id}`,
    description: '',
    thumbnail: '',
    body: '',
    authors: [],
    authorIds: [],
    authorNames: [],
    categoryUrls: ['ceramics'],
    categoryTitles: ['Ceramics'],
    rootCategoryUrl: 'ceramics',
    dateCreated: Date.UTC(2020, 0, 1),
    ...given,
  }
}
