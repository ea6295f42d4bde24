import { Controller } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/taxonomy/endpoints'
import { AppError } from '@vitrine/platform/app-error'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { CreateNode } from './create-node.command.ts'
import { DeleteNode } from './delete-node.command.ts'
import { MoveContents } from './move-contents.command.ts'
import { UpdateNode } from './update-node.command.ts'
import { toCategory, toTaxonomyNode, type SoldItemCounts, type TaxonomyTree } from './taxonomy-tree.ts'
import { TaxonomyReader } from './taxonomy.reader.ts'

type TreeNode = NonNullable<ReturnType<TaxonomyTree['find']>>

@Controller()
export class TaxonomyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly taxonomy: TaxonomyReader,
  ) {}

  @Handles(endpoints.listRoots)
  async listRoots() {
    const tree = await this.taxonomy.tree()
    return wholeList(tree.roots().map(toCategory))
  }

  @Handles(endpoints.listRootNames)
  async listRootNames() {
    return await this.taxonomy.rootNames()
  }

  @Handles(endpoints.listByName)
  async listByName() {
    const [tree, sold] = await Promise.all([this.taxonomy.tree(), this.taxonomy.soldItems()])
    const byName = tree
      .all()
      .toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : a.sortKey > b.sortKey ? 1 : a.id - b.id))
    // Flat: with every category in the list, the trees below them would only repeat it.
    return wholeList(byName.map((node) => ({ ...toTaxonomyNode(node, sold), children: [] })))
  }

  @Handles(endpoints.listDescendants)
  async listDescendants(@Input() { params }: EndpointInput<typeof endpoints.listDescendants>) {
    return descendantsOf((await this.taxonomy.tree()).find(params.id), await this.taxonomy.soldItems())
  }

  @Handles(endpoints.listDescendantsByPath)
  async listDescendantsByPath(@Input() { query }: EndpointInput<typeof endpoints.listDescendantsByPath>) {
    const tree = await this.taxonomy.tree()
    return descendantsOf(
      tree.findByPath(query.path) ?? tree.find(query.path),
      await this.taxonomy.soldItems(),
    )
  }

  @Handles(endpoints.listAncestors)
  async listAncestors(@Input() { params }: EndpointInput<typeof endpoints.listAncestors>) {
    const tree = await this.taxonomy.tree()
    if (!tree.find(params.id)) throw new AppError('NOT_FOUND')
    const sold = await this.taxonomy.soldItems()
    return tree.ancestors(params.id).map((node) => ({ ...toTaxonomyNode(node, sold), children: [] }))
  }

  @Handles(endpoints.countArticles)
  async countArticles(@Input() { query }: EndpointInput<typeof endpoints.countArticles>) {
    const tree = await this.taxonomy.tree()
    const root = tree.find(query.rootCategory) ?? tree.find(Number(query.rootCategory))
    if (!root) throw new AppError('NOT_FOUND')
    return { count: query.includeParent ? root.articles : root.articles - root.ownArticles }
  }

  @Handles(endpoints.manageNode)
  async manageNode(@Input() { params }: EndpointInput<typeof endpoints.manageNode>) {
    const node = (await this.taxonomy.tree()).find(params.id)
    if (!node) throw new AppError('NOT_FOUND')
    return { response: { ...toTaxonomyNode(node, await this.taxonomy.soldItems()), revision: node.revision } }
  }

  @Handles(endpoints.createNode)
  async createNode(@Input() { body }: EndpointInput<typeof endpoints.createNode>, @Who() actor: Actor) {
    return { response: await this.commands.execute(new CreateNode(actor, body)) }
  }

  @Handles(endpoints.updateNode)
  async updateNode(
    @Input() { body }: EndpointInput<typeof endpoints.updateNode>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return { response: await this.commands.execute(new UpdateNode(actor, body, revision)) }
  }

  @Handles(endpoints.readUses)
  async readUses(@Input() { params }: EndpointInput<typeof endpoints.readUses>) {
    return { response: await this.taxonomy.usesOf(params.id) }
  }

  @Handles(endpoints.moveContents)
  async moveContents(
    @Input() { body }: EndpointInput<typeof endpoints.moveContents>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return { response: await this.commands.execute(new MoveContents(actor, body, revision)) }
  }

  @Handles(endpoints.deleteNode)
  async deleteNode(
    @Input() { body }: EndpointInput<typeof endpoints.deleteNode>,
    @Who() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new DeleteNode(actor, body.id))
  }
}

function descendantsOf(node: TreeNode | undefined, sold: SoldItemCounts) {
  if (!node) throw new AppError('NOT_FOUND')
  return wholeList(node.children.map((child) => toTaxonomyNode(child, sold)))
}

function wholeList<Item>(items: Item[]) {
  return { items, meta: { total: items.length, currentLimit: items.length, currentOffset: 0 } }
}
