import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'

export interface Branch {
  node: TaxonomyNode
  children: Branch[]
}

/** The flat list as a tree; siblings stay in the order in which they came. */
export function treeOf(nodes: readonly TaxonomyNode[]): Branch[] {
  const branches = new Map<number, Branch>(nodes.map((node) => [node.id, { node, children: [] }]))
  const roots: Branch[] = []
  for (const branch of branches.values()) {
    const parent = branches.get(branch.node.parentId)
    if (parent) parent.children.push(branch)
    else roots.push(branch)
  }
  return roots
}

/** The ids of a category and everything below it: where it cannot be moved to. */
export function idsWithin(nodes: readonly TaxonomyNode[], id: number): ReadonlySet<number> {
  const own = nodes.find((node) => node.id === id)
  if (!own) return new Set()
  return new Set(
    nodes.filter(({ path }) => path === own.path || path.startsWith(`${own.path}/`)).map((node) => node.id),
  )
}

/**
 * Categories whose title holds the text, with everything above them, so that they can be shown in their
 * place.
 */
export function matching(branches: readonly Branch[], text: string): Branch[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return [...branches]
  return branches.flatMap(({ node, children }) => {
    const below = matching(children, text)
    return below.length > 0 || node.title.toLowerCase().includes(wanted) ? [{ node, children: below }] : []
  })
}
