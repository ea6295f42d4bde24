import { Controller, Inject } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/library/endpoints'
import type { Database } from '@vitrine/database/database'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { readBookDetails, readBook } from './queries/read-book.query.ts'
import { readOverview } from './queries/read-overview.query.ts'
import { listMatchingChapters, searchBooks, suggestBooks } from './queries/search-books.query.ts'

/** What everybody reads, the same for all, and the details, for whoever's membership opens them. */
@Controller()
export class LibraryController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly taxonomy: TaxonomyReader,
    private readonly sources: SearchSourcesReader,
    private readonly generations: Generations,
  ) {}

  @Handles(endpoints.searchBooks)
  async search(@Input() { query }: EndpointInput<typeof endpoints.searchBooks>) {
    return await searchBooks(await this.sources.read(), query)
  }

  @Handles(endpoints.suggestBooks)
  async suggest(@Input() { query }: EndpointInput<typeof endpoints.suggestBooks>) {
    return await suggestBooks(await this.sources.read(), query.term)
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
    return await listMatchingChapters(await this.sources.read(), query)
  }
}
