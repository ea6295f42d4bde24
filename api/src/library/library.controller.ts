import { Controller, Inject } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/library/endpoints'
import type { Database } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { SynonymsReader } from '../synonyms/synonyms.reader.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { listMatchingChapters } from './queries/list-matching-chapters.query.ts'
import { readBookDetails } from './queries/read-book-details.query.ts'
import { readBook } from './queries/read-book.query.ts'
import { readOverview } from './queries/read-overview.query.ts'
import { searchBooks } from './queries/search-books.query.ts'
import { suggestBooks } from './queries/suggest-books.query.ts'
import type { SearchSources } from '../search-hits/search-sources.ts'

/** What everybody reads, the same for all, and the details, for whoever's membership opens them. */
@Controller()
export class LibraryController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly taxonomy: TaxonomyReader,
    private readonly synonyms: SynonymsReader,
    private readonly generations: Generations,
  ) {}

  @Handles(endpoints.searchBooks)
  async search(@Input() { query }: EndpointInput<typeof endpoints.searchBooks>) {
    return await searchBooks(await this.sources(), query)
  }

  @Handles(endpoints.suggestBooks)
  async suggest(@Input() { query }: EndpointInput<typeof endpoints.suggestBooks>) {
    return await suggestBooks(await this.sources(), query.term)
  }

  @Handles(endpoints.readOverview)
  async readOverview() {
    return await this.generations.cached(
      'library overview',
      ['library', 'taxonomy'],
      async () => await readOverview({ database: this.database, tree: await this.taxonomy.places() }),
    )
  }

  @Handles(endpoints.readBook)
  async readBook(@Input() { params }: EndpointInput<typeof endpoints.readBook>) {
    return await readBook(this.database, await this.taxonomy.places(), params.id)
  }

  @Handles(endpoints.readBookDetails)
  async readDetails(@Input() { params }: EndpointInput<typeof endpoints.readBookDetails>) {
    return await readBookDetails(this.database, params.id)
  }

  @Handles(endpoints.listMatchingChapters)
  async listMatchingChapters(@Input() { query }: EndpointInput<typeof endpoints.listMatchingChapters>) {
    return await listMatchingChapters(await this.sources(), query)
  }

  private async sources(): Promise<SearchSources> {
    const [tree, synonyms] = await Promise.all([this.taxonomy.places(), this.synonyms.synonyms()])
    return { database: this.database, engine: this.engine, tree, synonyms }
  }
}
