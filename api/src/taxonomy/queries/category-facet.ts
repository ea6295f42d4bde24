import type { SearchResponse } from '@vitrine/contracts/price-guide/schemas'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { isHidden, type TaxonomyTree } from '../taxonomy-tree.ts'

type CategoryCount = SearchResponse['facets']['categories'][number]
type Counted = readonly { value: string; count: number }[]

/**
 * The ids of the chosen categories and of all below them; null where none is chosen, none where no chosen one
 * exists.
 */
export function chosenCategoryIds(tree: TaxonomyTree, category: string): number[] | null {
  const urls = readCategoryList(category)
  return urls.length === 0
    ? null
    : [...new Set(urls.flatMap((url) => tree.idsBelow(tree.find(url)?.id ?? 0)))]
}

/**
 * Every root that members see, those without results last, and beside them the chosen categories, what lies
 * above them and what lies right below.
 *
 * @param counted results by the id of the category that they are filed under: each result once
 */
export function categoryFacet(tree: TaxonomyTree, category: string, counted: Counted): CategoryCount[] {
  const own = new Map(counted.map(({ value, count }) => [Number(value), count]))
  const countOf = (id: number) => tree.idsBelow(id).reduce((sum, below) => sum + (own.get(below) ?? 0), 0)
  const shown = ({
    id,
    url,
    title,
    parentId,
  }: {
    id: number
    url: string
    title: string
    parentId: number | null
  }): CategoryCount => ({
    url,
    title,
    parentUrl: parentId === null ? null : (tree.find(parentId)?.url ?? null),
    count: countOf(id),
  })
  const roots = tree
    .roots()
    .filter((root) => !isHidden(root))
    .map(shown)
  const chosen = readCategoryList(category).flatMap((url) => tree.find(url) ?? [])
  const below = new Map(
    chosen
      .flatMap((node) => [...tree.ancestors(node.id), ...node.children])
      .filter(({ parentId }) => parentId !== null)
      .map((node) => [node.id, shown(node)]),
  )
  return [...emptyLast(roots), ...emptyLast([...below.values()])]
}

/** In their order otherwise. */
function emptyLast<Item extends { count: number }>(items: readonly Item[]): Item[] {
  return [...items.filter(({ count }) => count > 0), ...items.filter(({ count }) => count === 0)]
}
