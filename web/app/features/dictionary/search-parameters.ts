import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import {
  defaultDictionarySort,
  isDictionarySort,
  type DictionarySort,
} from '@vitrine/contracts/dictionary/sorts'
import { parseOffset } from '@vitrine/contracts/offset'
import { readCategoryList, writeCategoryList } from '@vitrine/contracts/site-search/category-list'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'

export const SEARCH_PATH = '/dictionary/searchResults'

/** What drives the search page, as its call takes it. */
export interface SearchParameters {
  query: string
  /** The urls of up to five categories with commas between; empty is all. */
  categories: string
  /** The id of one author; empty is all. */
  authors: string
  s: DictionarySort | undefined
  offset: number
}

/** Reads a URL typed by hand leniently; the query is sanitized as the search call wants it. */
export function readSearchParameters(search: URLSearchParams): SearchParameters {
  const sort = search.get('s')
  return {
    query: sanitizeSearchText((search.get('query') ?? '').slice(0, dictionaryLimits.queryMax)),
    categories: writeCategoryList(
      readCategoryList(search.getAll('categories').join(',')).map((url) =>
        url.slice(0, dictionaryLimits.urlMax),
      ),
    ),
    authors: /^[1-9]\d{0,15}$/.test(search.get('authors') ?? '') ? (search.get('authors') ?? '') : '',
    s: isDictionarySort(sort) ? sort : undefined,
    offset: parseOffset(search.get('offset')),
  }
}

/** The sort that a URL without one has. */
export function sortOf(parameters: Pick<SearchParameters, 'query' | 's'>): DictionarySort {
  return parameters.s ?? defaultDictionarySort(parameters.query)
}

/** The page's URL with some parameters changed. Changing anything but the offset drops the offset. */
export function searchPath(parameters: SearchParameters, change: Partial<SearchParameters> = {}): string {
  const next = { ...parameters, offset: 0, ...change }
  const search = new URLSearchParams()
  if (next.query) search.set('query', next.query)
  if (next.categories) search.set('categories', next.categories)
  if (next.authors) search.set('authors', next.authors)
  if (next.s) search.set('s', next.s)
  if (next.offset > 0) search.set('offset', String(next.offset))
  const tail = search.toString()
  return tail ? `${SEARCH_PATH}?${tail}` : SEARCH_PATH
}
