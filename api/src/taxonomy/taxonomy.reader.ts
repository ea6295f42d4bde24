import { Inject, Injectable } from '@nestjs/common'
import type { CategoryUses } from '@vitrine/contracts/taxonomy/category-uses'
import type { RootNames } from '@vitrine/contracts/taxonomy/schemas'
import type { Database, Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { Generations } from '../cached-areas/generations.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { TaxonomyTree, type SoldItemCounts } from './taxonomy-tree.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'

/** The taxonomy as this process knows it, made anew once a category or an article has changed. */
@Injectable()
export class TaxonomyReader {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly nodes: TaxonomyRepository,
    private readonly generations: Generations,
  ) {}

  /** Knows no article: it holds however many of them come and go. */
  async rootNames(): Promise<RootNames> {
    return await this.generations.cached('taxonomy root names', ['taxonomy'], () =>
      listRootNames(this.database),
    )
  }

  /**
   * The tree without counts of articles, for areas that file other things under categories: it holds however
   * many articles come and go.
   */
  async places(): Promise<TaxonomyTree> {
    return await this.generations.cached(
      'taxonomy places',
      ['taxonomy'],
      async () => new TaxonomyTree(await this.nodes.loadPlaces(this.database)),
    )
  }

  /** As it is now, for whoever is about to move it. @throws AppError NOT_FOUND */
  async usesOf(id: number): Promise<{ uses: CategoryUses; revision: number }> {
    const node = await this.nodes.findRevision(this.database, id)
    if (!node) throw new AppError('NOT_FOUND')
    return { uses: await this.nodes.usesOf(this.database, id), revision: node.revision }
  }

  async tree(): Promise<TaxonomyTree> {
    return await this.generations.cached(
      'taxonomy tree',
      ['taxonomy', 'dictionary'],
      async () => new TaxonomyTree(await this.nodes.loadAll(this.database)),
    )
  }

  /** Apart from the tree: what shows no sold items holds however many of them come and go. */
  async soldItems(): Promise<SoldItemCounts> {
    return await this.generations.cached('taxonomy sold items', ['price-guide'], () =>
      this.nodes.countSoldItems(this.database),
    )
  }
}

/** The top categories in their own order, by name alone: the header of every page asks for them. */
async function listRootNames(executor: Executor): Promise<RootNames> {
  const items = await executor
    .selectFrom('taxonomy_nodes')
    .select(['url', 'title'])
    .where('parent_id', 'is', null)
    .orderBy('position')
    .orderBy(sql`sort_key COLLATE "C"`)
    .orderBy('id')
    .execute()
  return { items }
}
