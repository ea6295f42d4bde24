import { hiddenCategoryTitles, type Category, type TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'

/** A category as it is stored, with the number of published articles that stand directly in it. */
export interface StoredNode {
  id: number
  parentId: number | null
  ancestorIds: number[]
  depth: number
  path: string
  url: string
  title: string
  sortKey: string
  description: string
  image: string
  mainImage: string
  position: number
  revision: number
  ownArticles: number
}

interface TreeNode extends StoredNode {
  children: TreeNode[]
  /** Published articles here and everywhere below. */
  articles: number
}

/** The whole taxonomy in memory: a few hundred nodes, asked on every page. Immutable. */
export class TaxonomyTree {
  private readonly byId = new Map<number, TreeNode>()
  private readonly byUrl = new Map<string, TreeNode>()
  private readonly byPath = new Map<string, TreeNode>()
  private readonly rootNodes: TreeNode[] = []

  constructor(stored: readonly StoredNode[]) {
    const ordered = stored.toSorted(
      (a, b) =>
        a.depth - b.depth || a.position - b.position || compareBytewise(a.sortKey, b.sortKey) || a.id - b.id,
    )
    for (const node of ordered) this.add({ ...node, children: [], articles: node.ownArticles })
    for (const node of ordered.toReversed()) this.addToParentCount(node)
  }

  private add(node: TreeNode): void {
    this.byId.set(node.id, node)
    this.byUrl.set(node.url, node)
    this.byPath.set(node.path, node)
    const siblings = node.parentId === null ? this.rootNodes : this.byId.get(node.parentId)?.children
    siblings?.push(node)
  }

  private addToParentCount({ id, parentId }: StoredNode): void {
    const parent = parentId === null ? undefined : this.byId.get(parentId)
    if (parent) parent.articles += this.byId.get(id)?.articles ?? 0
  }

  find(idOrUrl: number | string): TreeNode | undefined {
    return typeof idOrUrl === 'number' ? this.byId.get(idOrUrl) : this.byUrl.get(idOrUrl)
  }

  findByPath(path: string): TreeNode | undefined {
    return this.byPath.get(path.replace(/^\/+|\/+$/g, ''))
  }

  /** In the roots' own order. */
  roots(): readonly TreeNode[] {
    return this.rootNodes
  }

  all(): readonly TreeNode[] {
    return [...this.byId.values()]
  }

  /** Root first, the node itself last. */
  ancestors(id: number): TreeNode[] {
    return (this.byId.get(id)?.ancestorIds ?? []).flatMap((ancestorId) => this.byId.get(ancestorId) ?? [])
  }

  /** The node itself and everything below it. */
  idsBelow(id: number): number[] {
    const node = this.byId.get(id)
    return node ? [node.id, ...node.children.flatMap((child) => this.idsBelow(child.id))] : []
  }
}

export function isHidden({ title }: { title: string }): boolean {
  return hiddenCategoryTitles.some((hidden) => hidden === title)
}

/** The title of a category's root; '' where it is hidden. */
export function shownRootTitle(tree: TaxonomyTree, id: number): string {
  return shownRoot(tree, id)?.title ?? ''
}

/** The root category of a record, where it is not hidden. */
export function shownRoot(tree: TaxonomyTree, id: number): TreeNode | undefined {
  const [root] = tree.ancestors(id)
  return root && !isHidden(root) ? root : undefined
}

export function toCategory(node: TreeNode): Category {
  const { id, url, title, description, image, mainImage } = node
  return { id, url, name: title, title, description, image, mainImage, articles_count: node.articles }
}

/** Sold items that stand directly in a category, by its id. */
export type SoldItemCounts = ReadonlyMap<number, number>

export function toTaxonomyNode(node: TreeNode, sold: SoldItemCounts): TaxonomyNode {
  const children = node.children.map((child) => toTaxonomyNode(child, sold))
  return {
    ...toCategory(node),
    tid: node.id,
    parentId: node.parentId ?? 0,
    depth: node.depth,
    path: node.path,
    hasChildren: node.children.length > 0,
    countWorthopedia: children.reduce(
      (sum, { countWorthopedia }) => sum + countWorthopedia,
      sold.get(node.id) ?? 0,
    ),
    class: `category-${node.url}`,
    children,
  }
}

function compareBytewise(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
