/**
 * A top category by its title or url, and the title of a category below it; without one the article stands in
 * the root.
 */
export interface WantedCategory {
  category: string
  subcategory?: string | null
}

export interface NamedNode {
  id: number
  parent_id: number | null
  ancestor_ids: number[]
  depth: number
  path: string
  url: string
  title: string
  main_image: string
}

/** The taxonomy by its names, as a file of records says them: capitals and extra spaces make no difference. */
export class CategoryNames {
  private readonly byId = new Map<number, NamedNode>()
  private readonly roots = new Map<string, NamedNode>()
  private readonly below = new Map<string, NamedNode>()

  /** @param nodes roots first: of two that have the same title below one root, the nearer is meant */
  constructor(nodes: readonly NamedNode[]) {
    for (const node of nodes) this.add(node)
  }

  add(node: NamedNode): void {
    this.byId.set(node.id, node)
    if (node.parent_id === null) {
      this.roots.set(folded(node.title), node)
      if (!this.roots.has(node.url)) this.roots.set(node.url, node)
      return
    }
    const key = belowKey(node.ancestor_ids[0] ?? 0, node.title)
    if (!this.below.has(key)) this.below.set(key, node)
  }

  get isEmpty(): boolean {
    return this.byId.size === 0
  }

  findRoot(titleOrUrl: string): NamedNode | undefined {
    return this.roots.get(folded(titleOrUrl))
  }

  find({ category, subcategory }: WantedCategory): NamedNode | undefined {
    const root = this.findRoot(category)
    return root && subcategory ? this.below.get(belowKey(root.id, subcategory)) : root
  }

  /** The nearest main picture up the tree; '' where there is none. */
  pictureOf(node: NamedNode): string {
    const upwards = node.ancestor_ids.toReversed().flatMap((id) => this.byId.get(id) ?? [])
    return upwards.find(({ main_image }) => main_image !== '')?.main_image ?? ''
  }
}

function belowKey(rootId: number, title: string): string {
  return `${rootId} ${folded(title)}`
}

function folded(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}
