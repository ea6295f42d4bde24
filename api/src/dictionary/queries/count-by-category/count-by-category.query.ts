import type { CategoryCounts } from '@vitrine/contracts/dictionary/schemas'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { categoryCountsRequest } from '@vitrine/search/dictionary/dictionary.query'
import { isHidden } from '../../../taxonomy/taxonomy-tree.ts'
import type { SearchSources } from '../../../search-hits/search-sources.ts'
import { rootCategoryCounts } from './root-category-counts.ts'

/**
 * Articles under each root category. Within a text or an author the engine counts; without either the tree
 * knows already, and the counts stand while the engine is away.
 *
 * @throws SearchUnavailable
 */
export async function countByCategory(
  { engine, tree, synonyms }: Omit<SearchSources, 'database'>,
  filters: { query: string; authors: string },
): Promise<CategoryCounts> {
  const request = categoryCountsRequest(filters)
  if (!request.text && !filters.authors) {
    return {
      items: tree
        .roots()
        .filter((root) => !isHidden(root))
        .map(({ url, title, articles }) => ({ url, title, count: articles })),
    }
  }
  const { facets, understood } = await engine.search(dictionaryIndex, { ...request, synonyms })
  return {
    items: rootCategoryCounts(tree, understood.kind === 'guessed' ? [] : (facets['rootCategoryUrl'] ?? [])),
  }
}
