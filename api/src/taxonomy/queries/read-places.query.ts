import type { Executor } from '@vitrine/database/database'
import { TaxonomyTree } from '../taxonomy-tree.ts'
import { TaxonomyRepository } from '../taxonomy.repository.ts'

/** The tree as it is now, without counts of articles: for commands that run beside the api. */
export async function readPlaces(executor: Executor): Promise<TaxonomyTree> {
  return new TaxonomyTree(await new TaxonomyRepository().loadPlaces(executor))
}
