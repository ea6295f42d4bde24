import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'

/** A category as the side navigation needs it. */
export interface BranchNode {
  url: string
  title: string
  count: number
  /** Whether going forward leads to more subcategories. */
  hasChildren: boolean
}

/** Where a category stands: what its page shows of the tree. */
export interface CategoryBranch {
  category: { url: string; title: string; description: string; image: string }
  /** Root first, the category's parent last. */
  ancestors: BranchNode[]
  /** The category whose children the side navigation lists: itself, or its parent when it is a leaf. */
  heading: BranchNode
  entries: BranchNode[]
}

/** Subcategories without articles do not appear. Null when there is no such category. */
export function categoryBranch(nodes: readonly TaxonomyNode[], url: string): CategoryBranch | null {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const node = nodes.find((candidate) => candidate.url === url)
  if (!node) return null
  const childrenOf = childrenWithArticles(nodes)
  const asEntry = (one: TaxonomyNode): BranchNode => ({
    url: one.url,
    title: one.title,
    count: one.articles_count,
    hasChildren: childrenOf(one.id).length > 0,
  })

  const ancestors: TaxonomyNode[] = []
  for (
    let parent = byId.get(node.parentId);
    parent && !ancestors.includes(parent);
    parent = byId.get(parent.parentId)
  )
    ancestors.unshift(parent)
  const parent = ancestors.at(-1)
  const heading = childrenOf(node.id).length > 0 || !parent ? node : parent
  return {
    category: { url: node.url, title: node.title, description: node.description, image: node.image },
    ancestors: ancestors.map(asEntry),
    heading: asEntry(heading),
    entries: childrenOf(heading.id).map(asEntry),
  }
}

function childrenWithArticles(nodes: readonly TaxonomyNode[]) {
  const byParent = Map.groupBy(nodes, (node) => node.parentId)
  const holdsArticles = (node: TaxonomyNode): boolean =>
    node.articles_count > 0 || (byParent.get(node.id) ?? []).some(holdsArticles)
  return (id: number) => (byParent.get(id) ?? []).filter(holdsArticles)
}
