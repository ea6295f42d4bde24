import type { SearchResponse } from '@vitrine/contracts/price-guide/schemas'
import type { SearchQuery } from '@vitrine/contracts/price-guide/search-query'
import { isPriceSort } from '@vitrine/contracts/price-guide/sorts'
import { AppError } from '@vitrine/platform/app-error'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { priceGuideSearchRequest } from '@vitrine/search/price-guide/price-guide.query'
import type { SearchSources } from '../../../search-hits/search-sources.ts'
import { chosenCategoryIds } from '../../../taxonomy/queries/category-facet.ts'
import { searchResponse } from './search-response.ts'

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
