import type { CategoryCounts } from '@vitrine/contracts/dictionary/schemas'
import { isHidden, type TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'

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
