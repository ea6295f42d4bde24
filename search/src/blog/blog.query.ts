import { blogLimits as limits } from '@vitrine/contracts/blog/messages'
import type { BlogSearchQuery } from '@vitrine/contracts/blog/schemas'
import { defaultBlogSort, isBlogSort, type BlogSort } from '@vitrine/contracts/blog/sorts'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import type { SearchRequest } from '../search-request.ts'
import type { BlogDocument } from './blog.document.ts'

type BlogRequest = SearchRequest<BlogDocument>

const sortsByValue: Record<BlogSort, BlogRequest['sort']> = {
  'relevance:desc': 'relevance',
  'publishedOn:desc': { field: 'day', direction: 'desc' },
  'publishedOn:asc': { field: 'day', direction: 'asc' },
  'title:asc': { field: 'sortKey', direction: 'asc' },
  'title:desc': { field: 'sortKey', direction: 'desc' },
}

/** What the page names by urls, as the index knows it; null where nothing is chosen. */
export interface ChosenIds {
  /** The chosen topics with all below them. */
  categoryIds: readonly number[] | null
  authorIds: readonly number[] | null
}

export function blogSearchRequest(
  query: BlogSearchQuery,
  { categoryIds, authorIds }: ChosenIds,
): BlogRequest {
  const text = sanitizeSearchText(query.q)
  return {
    text,
    // Media posts have a page of their own: what is counted there is counted among them alone.
    scope: query.categories === 'media' ? { kind: ['media'] } : {},
    facetFilters: {
      ...(categoryIds && { categoryId: categoryIds }),
      ...(authorIds && { authorId: authorIds }),
      ...(query['f.year'] && { year: [Number(query['f.year'])] }),
    },
    facets: ['categoryId', 'authorId', 'year'],
    sort: sortsByValue[isBlogSort(query.s) ? query.s : defaultBlogSort(text)],
    offset: query.offset,
    limit: limits.pageSize,
  }
}
