import type { PricedSearchResponse } from '@vitrine/contracts/price-guide/price-schemas'
import type { PricedSearchQuery } from '@vitrine/contracts/price-guide/schemas'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { pricedSearchRequest, priceSpreadRequest } from '@vitrine/search/price-guide/price-guide.query'
import { stepBound } from '@vitrine/search/price-guide/price-steps'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { chosenCategoryIds } from '../../taxonomy/queries/category-facet.ts'
import { searchResponse } from './search-sold-items.query.ts'

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
