import { libraryLimits as limits } from '@vitrine/contracts/library/messages'
import type { SearchQuery } from '@vitrine/contracts/library/schemas'
import { defaultLibrarySort, isLibrarySort, type LibrarySort } from '@vitrine/contracts/library/sorts'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import type { Filters, SearchRequest } from '../search-request.ts'
import type { BookDocument } from './library.document.ts'

type LibraryRequest = SearchRequest<BookDocument>

const sortsByValue: Record<LibrarySort, LibraryRequest['sort']> = {
  'relevance:desc': 'relevance',
  'title:asc': { field: 'sortKey', direction: 'asc' },
  'title:desc': { field: 'sortKey', direction: 'desc' },
  'year:desc': { field: 'year', direction: 'desc' },
  'year:asc': { field: 'year', direction: 'asc' },
}

/** @param categoryIds the chosen categories with all below them; null where none is chosen */
export function librarySearchRequest(
  query: SearchQuery,
  categoryIds: readonly number[] | null,
): LibraryRequest {
  const text = sanitizeSearchText(query.q)
  return {
    text,
    facetFilters: bookFilters(query, categoryIds),
    facets: ['categoryId', 'writers', 'language'],
    histograms: { year: { interval: 1 } },
    sort: sortsByValue[isLibrarySort(query.s) ? query.s : defaultLibrarySort(text)],
    offset: query.offset,
    limit: limits.pageSize,
  }
}

function bookFilters(query: SearchQuery, categoryIds: readonly number[] | null): Filters<BookDocument> {
  const [from, to] = [query['f.yearFrom'], query['f.yearTo']]
  return {
    ...(categoryIds && { categoryId: categoryIds }),
    ...(query['f.author'] && { writers: [query['f.author']] }),
    ...(query['f.language'] && { language: [query['f.language']] }),
    ...((from || to) && { year: { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) } }),
  }
}
