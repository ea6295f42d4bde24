import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import { Generations } from '../caches/generations.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { TaxonomyTree } from './taxonomy-tree.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'

/** The taxonomy as this process knows it, made anew once a category or an article has changed. */
@Injectable()
export class TaxonomyReader {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly nodes: TaxonomyRepository,
    private readonly generations: Generations,
  ) {}

  async tree(): Promise<TaxonomyTree> {
    return await this.generations.cached('taxonomy tree', ['taxonomy', 'dictionary'], async () => new TaxonomyTree(await this.nodes.loadAll(this.database)))
  }
}
