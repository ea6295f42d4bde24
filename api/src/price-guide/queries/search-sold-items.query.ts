import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/messages'
import type { PricedSearchResponse } from '@vitrine/contracts/price-guide/price-schemas'
import {
  NO_FACETS,
  type PricedSearchQuery,
  type SearchQuery,
  type SearchResponse,
  type Suggestions,
} from '@vitrine/contracts/price-guide/schemas'
import { isPriceSort } from '@vitrine/contracts/price-guide/sorts'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { SoldItemCard } from '@vitrine/search/price-guide/price-guide.document'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import {
  pricedSearchRequest,
  priceGuideSearchRequest,
  priceSpreadRequest,
} from '@vitrine/search/price-guide/price-guide.query'
import { stepBound } from '@vitrine/search/price-guide/price-steps'
import { DAYS_OF_A_YEAR } from '@vitrine/search/price-guide/sale-day'
import type { SearchResult } from '@vitrine/search/search-request'
import { choosable, countsOf, shownPage } from '../../search-hits/found-page.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedTitles } from '../../search-hits/suggested-cards.ts'
import { chosenCategoryIds, categoryFacet } from '../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { currentCards } from './sold-item-cards.ts'

/**
 * The search page, the same for everybody: no price, and nothing that a price can be worked out from.
 *
 * @throws SearchUnavailable, and AppError PRICES_NOT_INCLUDED for whatever asks for an order or a range of
 *   prices
 */
export async function searchSoldItems(sources: SearchSources, query: SearchQuery): Promise<SearchResponse> {
  if (isPriceSort(query.s) || query['f.priceFrom'] || query['f.priceTo'] || query.currency)
    throw new AppError('PRICES_NOT_INCLUDED')
  const request = priceGuideSearchRequest(query, chosenCategoryIds(sources.tree, query.category))
  const result = await sources.engine.search(priceGuideIndex, {
    ...request,
    highlight: true,
    synonyms: sources.synonyms,
  })
  return await searchResponse(sources, { ...query, limit: request.limit }, result)
}

interface Asked {
  category: string
  offset: number
  limit: number
  facets: string
}

/** What the engine found as everybody may see it. */
export async function searchResponse(
  { database, tree }: { database: Database; tree: TaxonomyTree },
  asked: Asked,
  result: SearchResult<SoldItemCard>,
): Promise<SearchResponse> {
  return {
    ...(await shownPage(result, asked, limits, (hits) => currentCards(database, tree, hits))),
    facets: facetsOf(result, tree, asked),
  }
}

function facetsOf(
  result: SearchResult<SoldItemCard>,
  tree: TaxonomyTree,
  { category, facets }: Asked,
): SearchResponse['facets'] {
  const counted = countsOf(result)
  const { histograms, understood } = result
  return {
    categories: facets === NO_FACETS ? [] : categoryFacet(tree, category, counted('categoryId')),
    makers: choosable(counted('maker'), limits.facetValuesShown),
    sources: choosable(counted('source'), limits.facetValuesShown),
    years:
      understood.kind === 'guessed'
        ? []
        : (histograms['saleDay'] ?? []).map(({ from, count }) => ({ year: from / DAYS_OF_A_YEAR, count })),
  }
}

/**
 * Titles that complete the term, best first; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestSoldItems(
  { database, engine, tree, synonyms }: SearchSources,
  term: string,
): Promise<Suggestions> {
  return await suggestedTitles(term, {
    limits,
    synonyms,
    suggest: (request) => engine.suggest(priceGuideIndex, request),
    cards: (found) => currentCards(database, tree, found),
  })
}

/**
 * The search page for whoever sees every price, in one currency. What is in others is left out, and counted.
 *
 * @throws SearchUnavailable
 */
export async function searchPricedItems(
  sources: SearchSources,
  query: PricedSearchQuery,
): Promise<PricedSearchResponse> {
  const { engine, synonyms, tree } = sources
  const categoryIds = chosenCategoryIds(tree, query.category)
  const request = pricedSearchRequest(query, categoryIds)
  const [found, spread] = await Promise.all([
    engine.search(priceGuideIndex, { ...request, highlight: true, synonyms }),
    engine.search(priceGuideIndex, { ...priceSpreadRequest(query, categoryIds), synonyms }),
  ])
  // What was only guessed at has no spread.
  const currencies = spread.understood.kind === 'guessed' ? [] : (spread.facets['currency'] ?? [])
  const steps = spread.understood.kind === 'guessed' ? [] : (spread.histograms['priceStep'] ?? [])
  return {
    ...(await searchResponse(sources, { ...query, limit: request.limit }, found)),
    currency: query.currency,
    otherCurrencies: currencies.reduce(
      (sum, { value, count }) => (value === query.currency ? sum : sum + count),
      0,
    ),
    currencies: currencies.map(({ value, count }) => ({ value, count })),
    prices: steps.map(({ from, count }) => ({ from: stepBound(from), to: stepBound(from + 1), count })),
  }
}
