import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/messages'
import { NO_FACETS, type PricedSearchQuery, type SearchQuery } from '@vitrine/contracts/price-guide/schemas'
import {
  defaultPriceGuideSort,
  isPriceGuideSort,
  isPriceSort,
  type PriceGuideSort,
  type PriceSort,
} from '@vitrine/contracts/price-guide/sorts'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import type { Filters, NumberRange, SearchRequest } from '../search-request.ts'
import type { SoldItemDocument } from './price-guide.document.ts'
import { DAYS_OF_A_YEAR, saleDayOf } from './sale-day.ts'

type PriceGuideRequest = SearchRequest<SoldItemDocument>

const sortsByValue: Record<PriceGuideSort | PriceSort, PriceGuideRequest['sort']> = {
  'relevance:desc': 'relevance',
  'saleDate:desc': { field: 'saleDay', direction: 'desc' },
  'saleDate:asc': { field: 'saleDay', direction: 'asc' },
  'title:asc': { field: 'sortKey', direction: 'asc' },
  'title:desc': { field: 'sortKey', direction: 'desc' },
  'price:desc': { field: 'price', direction: 'desc' },
  'price:asc': { field: 'price', direction: 'asc' },
}

/** One more than is shown, for the items of which nobody knows it. */
const SHOWN_OR_UNKNOWN = limits.facetValuesShown + 1

const counts: Pick<PriceGuideRequest, 'facets' | 'facetValues' | 'histograms'> = {
  facets: ['categoryId', 'maker', 'source'],
  facetValues: { maker: SHOWN_OR_UNKNOWN, source: SHOWN_OR_UNKNOWN },
  histograms: { saleDay: { interval: DAYS_OF_A_YEAR } },
}

/** @param categoryIds the chosen categories with all below them; null where none is chosen */
export function priceGuideSearchRequest(
  query: SearchQuery,
  categoryIds: readonly number[] | null,
): PriceGuideRequest {
  const text = sanitizeSearchText(query.query)
  return {
    text,
    facetFilters: soldItemFilters(query, categoryIds),
    ...(query.facets !== NO_FACETS && counts),
    sort: sortsByValue[isPriceGuideSort(query.s) ? query.s : defaultPriceGuideSort(text)],
    offset: query.offset,
    limit: limits.pageSize,
  }
}

/** The same in one currency, which is the scope: prices of two are never compared. */
export function pricedSearchRequest(
  query: PricedSearchQuery,
  categoryIds: readonly number[] | null,
): PriceGuideRequest {
  const price = rangeOf(query['f.priceFrom'], query['f.priceTo'], Number)
  const plain = priceGuideSearchRequest(query, categoryIds)
  return {
    ...plain,
    scope: { currency: [query.currency] },
    facetFilters: { ...plain.facetFilters, ...(price && { price }) },
    ...(isPriceSort(query.s) && { sort: sortsByValue[query.s] }),
  }
}

/** How prices spread under all filters but the price range, and how many results each currency has. */
export function priceSpreadRequest(
  query: PricedSearchQuery,
  categoryIds: readonly number[] | null,
): PriceGuideRequest {
  const { text, facetFilters } = priceGuideSearchRequest(query, categoryIds)
  return {
    text,
    facetFilters: { ...facetFilters, currency: [query.currency] },
    facets: ['currency'],
    histograms: { priceStep: { interval: 1 } },
    sort: 'relevance',
    offset: 0,
    limit: 0,
  }
}

function soldItemFilters(
  query: SearchQuery | PricedSearchQuery,
  categoryIds: readonly number[] | null,
): Filters<SoldItemDocument> {
  const saleDay = rangeOf(query['f.dateFrom'], query['f.dateTo'], saleDayOf)
  return {
    ...(categoryIds && { categoryId: categoryIds }),
    ...(query['f.maker'] && { maker: [query['f.maker']] }),
    ...(query['f.source'] && { source: [query['f.source']] }),
    ...(saleDay && { saleDay }),
  }
}

function rangeOf(from: string, to: string, read: (text: string) => number): NumberRange | null {
  return from || to ? { ...(from && { from: read(from) }), ...(to && { to: read(to) }) } : null
}
