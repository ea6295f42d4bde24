import { Controller, Inject } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/price-guide/endpoints'
import type { Database } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { readOverview } from './queries/read-overview.query.ts'
import { readSoldItem } from './queries/read-sold-item.query.ts'
import { searchJson } from './queries/search-json.query.ts'
import { searchSoldItems, suggestSoldItems } from './queries/search-sold-items.query.ts'

/** What everybody reads, the same for all: never a price. */
@Controller()
export class PriceGuideController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly taxonomy: TaxonomyReader,
    private readonly sources: SearchSourcesReader,
    private readonly generations: Generations,
  ) {}

  @Handles(endpoints.searchSoldItems)
  async search(@Input() { query }: EndpointInput<typeof endpoints.searchSoldItems>) {
    return await searchSoldItems(await this.sources.read(), query)
  }

  @Handles(endpoints.searchJson)
  async searchJson(@Input() { query }: EndpointInput<typeof endpoints.searchJson>) {
    return await searchJson(await this.sources.read(), query)
  }

  @Handles(endpoints.suggestSoldItems)
  async suggest(@Input() { query }: EndpointInput<typeof endpoints.suggestSoldItems>) {
    return await suggestSoldItems(await this.sources.read(), query.term)
  }

  @Handles(endpoints.readOverview)
  async readOverview() {
    return await this.generations.cached(
      'price guide overview',
      ['price-guide', 'taxonomy'],
      async () =>
        await readOverview({
          database: this.database,
          engine: this.engine,
          tree: await this.taxonomy.places(),
        }),
    )
  }

  @Handles(endpoints.readSoldItem)
  async readSoldItem(@Input() { params }: EndpointInput<typeof endpoints.readSoldItem>) {
    return await readSoldItem(this.database, await this.taxonomy.places(), params.id)
  }
}
