import type { SearchResponse } from '@vitrine/contracts/marks/schemas'
import type { SearchQuery } from '@vitrine/contracts/marks/search-query'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { decadesRequest, marksSearchRequest } from '@vitrine/search/marks/marks.query'
import { chosenCategoryIds } from '../../../taxonomy/queries/category-facet.ts'
import type { SearchSources } from '../../../search-hits/search-sources.ts'
import { searchResponse } from './search-response.ts'

/**
 * The search page, the same for everybody: no detail is in it.
 *
 * @throws SearchUnavailable
 */
export async function searchMarks(sources: SearchSources, query: SearchQuery): Promise<SearchResponse> {
  const { engine, synonyms, tree } = sources
  const categoryIds = chosenCategoryIds(tree, query.category)
  const request = marksSearchRequest(query, categoryIds)
  const [result, { histograms }] = await Promise.all([
    engine.search(marksIndex, { ...request, highlight: true, synonyms }),
    engine.search(marksIndex, { ...decadesRequest(query, categoryIds), synonyms }),
  ])
  return await searchResponse(sources, { ...query, limit: request.limit }, { ...result, histograms })
}
