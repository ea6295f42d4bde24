import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { SearchAnswer, SearchQuery } from '@vitrine/contracts/dictionary/schemas'
import type { Database } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { dictionarySearchRequest } from '@vitrine/search/dictionary/dictionary.query'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { currentCards } from '../current-cards.ts'
import { rootCategoryCounts } from '../count-by-category/root-category-counts.ts'

/** The search page: hits, total and counts per root category, in one request to the engine. @throws SearchUnavailable */
export async function searchDictionary(database: Database, engine: SearchEngine, tree: TaxonomyTree, query: SearchQuery): Promise<SearchAnswer> {
  const request = dictionarySearchRequest(query)
  const { total, hits, facets } = await engine.search(dictionaryIndex, request)
  return {
    items: await currentCards(database, hits.map(({ document }) => document)),
    meta: { total, currentLimit: request.limit, currentOffset: request.offset },
    facets: { categories: rootCategoryCounts(tree, facets['rootCategoryUrl'] ?? []) },
    withinWindow: request.offset + request.limit <= dictionaryLimits.searchWindow,
  }
}
