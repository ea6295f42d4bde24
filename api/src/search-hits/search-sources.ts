import type { Database } from '@vitrine/database/database'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'

/** What the records of a section are searched with. */
export interface SearchSources {
  database: Database
  engine: SearchEngine
  tree: TaxonomyTree
  synonyms: Synonyms
}
