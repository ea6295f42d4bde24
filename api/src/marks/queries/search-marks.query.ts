import { marksLimits as limits } from '@vitrine/contracts/marks/messages'
import type { SearchQuery, SearchResponse, Suggestions } from '@vitrine/contracts/marks/schemas'
import type { Database } from '@vitrine/database/database'
import { inUseByDecade } from '@vitrine/search/marks/decades'
import { STILL_IN_USE, type MarkCard } from '@vitrine/search/marks/marks.document'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { decadesRequest, marksSearchRequest } from '@vitrine/search/marks/marks.query'
import type { SearchResult } from '@vitrine/search/search-request'
import { choosable, countsOf, shownPage } from '../../search-hits/found-page.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedTitles } from '../../search-hits/suggested-cards.ts'
import { chosenCategoryIds, categoryFacet } from '../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { currentCards } from './mark-cards.ts'

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

interface Asked {
  category: string
  offset: number
  limit: number
}

/** What the engine found as everybody may see it. */
async function searchResponse(
  { database, tree }: { database: Database; tree: TaxonomyTree },
  asked: Asked,
  result: SearchResult<MarkCard>,
): Promise<SearchResponse> {
  return {
    ...(await shownPage(result, asked, limits, (hits) => currentCards(database, tree, hits))),
    facets: facetsOf(result, tree, asked),
  }
}

function facetsOf(
  result: SearchResult<MarkCard>,
  tree: TaxonomyTree,
  { category }: Asked,
): SearchResponse['facets'] {
  const counted = countsOf(result)
  const { histograms, understood } = result
  return {
    categories: categoryFacet(tree, category, counted('categoryId')),
    makers: choosable(counted('maker'), limits.facetValuesShown),
    places: choosable(counted('place'), limits.facetValuesShown),
    kinds: choosable(counted('kind'), limits.facetValuesShown),
    years:
      understood.kind === 'guessed'
        ? []
        : inUseByDecade(histograms['firstYear'] ?? [], histograms['lastYear'] ?? [], STILL_IN_USE),
  }
}

/**
 * Titles that complete the term, best first; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestMarks(
  { database, engine, tree, synonyms }: SearchSources,
  term: string,
): Promise<Suggestions> {
  return await suggestedTitles(term, {
    limits,
    synonyms,
    suggest: (request) => engine.suggest(marksIndex, request),
    cards: (found) => currentCards(database, tree, found),
  })
}
