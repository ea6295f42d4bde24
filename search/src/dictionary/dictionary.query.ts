import type { SearchQuery } from '@vitrine/contracts/dictionary/schemas'
import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import { defaultDictionarySort, type DictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import type { Filters, SearchRequest } from '../search-request.ts'
import type { DictionaryDocument } from './dictionary.document.ts'

type DictionaryRequest = SearchRequest<DictionaryDocument>

const sortsByValue: Record<DictionarySort, DictionaryRequest['sort']> = {
  'relevance:desc': 'relevance',
  'dateCreated:desc': { field: 'dateCreated', direction: 'desc' },
  'dateCreated:asc': { field: 'dateCreated', direction: 'asc' },
  'title:asc': { field: 'sortKey', direction: 'asc' },
  'title:desc': { field: 'sortKey', direction: 'desc' },
}

/** The search page's five parameters as one request. */
export function dictionarySearchRequest({
  query,
  categories,
  authors,
  s,
  offset,
}: SearchQuery): DictionaryRequest {
  const text = sanitizeSearchText(query)
  return {
    text,
    facetFilters: dictionaryFilters({ categories, authors }),
    facets: ['rootCategoryUrl', 'authorIds'],
    sort: sortsByValue[s ?? defaultDictionarySort(text)],
    offset,
    limit: dictionaryLimits.searchPageSize,
  }
}

/** Counts under each letter, over everything published. */
export function letterCountsRequest(): DictionaryRequest {
  return { text: '', facets: ['letter'], sort: 'relevance', offset: 0, limit: 0 }
}

/** Counts under each root category within a text and an author. */
export function categoryCountsRequest({
  query,
  authors,
}: {
  query: string
  authors: string
}): DictionaryRequest {
  return {
    text: sanitizeSearchText(query),
    facetFilters: dictionaryFilters({ categories: '', authors }),
    facets: ['rootCategoryUrl'],
    sort: 'relevance',
    offset: 0,
    limit: 0,
  }
}

function dictionaryFilters({
  categories,
  authors,
}: {
  categories: string
  authors: string
}): Filters<DictionaryDocument> {
  const authorId = Number(authors)
  const categoryUrls = readCategoryList(categories)
  return {
    // Any of them: an article lies in one.
    ...(categoryUrls.length > 0 && { categoryUrls }),
    // An author that is not a number matches nobody, like an author who does not exist.
    ...(authors && { authorIds: [Number.isSafeInteger(authorId) ? authorId : 0] }),
  }
}
