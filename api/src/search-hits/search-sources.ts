import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { DATABASE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { SynonymsReader } from '../synonyms/synonyms.reader.ts'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'

/** What the records of a section are searched with. */
export interface SearchSources {
  database: Database
  engine: SearchEngine
  tree: TaxonomyTree
  synonyms: Synonyms
}

/** Reads them as they are now, for a search. Its module imports those of the taxonomy and of the synonyms. */
@Injectable()
export class SearchSourcesReader {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly taxonomy: TaxonomyReader,
    private readonly synonyms: SynonymsReader,
  ) {}

  async read(): Promise<SearchSources> {
    const [tree, synonyms] = await Promise.all([this.taxonomy.places(), this.synonyms.synonyms()])
    return { database: this.database, engine: this.engine, tree, synonyms }
  }
}
