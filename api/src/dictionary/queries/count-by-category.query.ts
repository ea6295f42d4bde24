import type { CategoryCounts } from '@vitrine/contracts/dictionary/schemas'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { categoryCountsRequest } from '@vitrine/search/dictionary/dictionary.query'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'

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

/** Every root that members see, in the roots' own order, with its count from the engine (0 where it has none). */
export function rootCategoryCounts(
  tree: TaxonomyTree,
  counted: readonly { value: string; count: number }[],
): CategoryCounts['items'] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  return tree
    .roots()
    .filter((root) => !isHidden(root))
    .map(({ url, title }) => ({ url, title, count: counts.get(url) ?? 0 }))
}
