import { marksLimits as limits } from '@vitrine/contracts/marks/messages'
import type { SearchQuery } from '@vitrine/contracts/marks/schemas'
import { defaultMarksSort, isMarksSort, type MarksSort } from '@vitrine/contracts/marks/sorts'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import type { Filters, SearchRequest } from '../search-request.ts'
import { YEARS_OF_A_DECADE } from './decades.ts'
import type { MarkDocument } from './marks.document.ts'

type MarksRequest = SearchRequest<MarkDocument>

const sortsByValue: Record<MarksSort, MarksRequest['sort']> = {
  'relevance:desc': 'relevance',
  'title:asc': { field: 'sortKey', direction: 'asc' },
  'title:desc': { field: 'sortKey', direction: 'desc' },
  'maker:asc': { field: 'makerKey', direction: 'asc' },
  'year:asc': { field: 'firstYear', direction: 'asc' },
  'year:desc': { field: 'firstYear', direction: 'desc' },
}

/** @param categoryIds the chosen categories with all below them; null where none is chosen */
export function marksSearchRequest(query: SearchQuery, categoryIds: readonly number[] | null): MarksRequest {
  const text = sanitizeSearchText(query.query)
  return {
    text,
    facetFilters: { ...valueFilters(query, categoryIds), ...yearFilters(query) },
    facets: ['categoryId', 'maker', 'place', 'kind'],
    sort: sortsByValue[isMarksSort(query.s) ? query.s : defaultMarksSort(text)],
    offset: query.offset,
    limit: limits.pageSize,
  }
}

/** In which decades marks came into use and went out of it, under all filters but the years. */
export function decadesRequest(query: SearchQuery, categoryIds: readonly number[] | null): MarksRequest {
  return {
    text: sanitizeSearchText(query.query),
    facetFilters: valueFilters(query, categoryIds),
    histograms: { firstYear: { interval: YEARS_OF_A_DECADE }, lastYear: { interval: YEARS_OF_A_DECADE } },
    sort: 'relevance',
    offset: 0,
    limit: 0,
  }
}

function valueFilters(query: SearchQuery, categoryIds: readonly number[] | null): Filters<MarkDocument> {
  return {
    ...(categoryIds && { categoryId: categoryIds }),
    ...(query['f.maker'] && { maker: [query['f.maker']] }),
    ...(query['f.place'] && { place: [query['f.place']] }),
    ...(query['f.kind'] && { kind: [query['f.kind']] }),
  }
}

/** Years of use and wanted years have one in common where each begins before the other ends. */
function yearFilters(query: SearchQuery): Filters<MarkDocument> {
  return {
    ...(query['f.yearTo'] && { firstYear: { to: Number(query['f.yearTo']) } }),
    ...(query['f.yearFrom'] && { lastYear: { from: Number(query['f.yearFrom']) } }),
  }
}
