import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/price-guide/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { UseLookup } from './use-lookup.command.ts'
import { listSimilarItems } from './queries/list-similar-items.query.ts'
import { readDetails } from './queries/read-sold-item.query.ts'
import { readLookups } from './queries/read-lookups.query.ts'
import { readPriceHistory } from './queries/read-price-history.query.ts'
import { readPrices } from './queries/read-prices.query.ts'
import { searchPricedItems } from './queries/search-sold-items.query.ts'

/** What members see beyond that, each by their own access: details and prices. */
@Controller()
export class PricesController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly taxonomy: TaxonomyReader,
    private readonly sources: SearchSourcesReader,
  ) {}

  @Handles(endpoints.readSoldItemDetails)
  async readDetails(@Input() { params }: EndpointInput<typeof endpoints.readSoldItemDetails>) {
    return await readDetails(this.database, params.id)
  }

  @Handles(endpoints.listSimilarItems)
  async listSimilarItems(@Input() { params }: EndpointInput<typeof endpoints.listSimilarItems>) {
    const items = await listSimilarItems(
      { database: this.database, engine: this.engine, tree: await this.taxonomy.places() },
      params.id,
    )
    return { items, meta: { total: items.length, currentLimit: items.length, currentOffset: 0 } }
  }

  @Handles(endpoints.readPriceHistory)
  async readPriceHistory(@Input() { params }: EndpointInput<typeof endpoints.readPriceHistory>) {
    return await readPriceHistory(
      { database: this.database, engine: this.engine, tree: await this.taxonomy.places() },
      params.id,
    )
  }

  @Handles(endpoints.readPrices)
  async readPrices(@Input() { query }: EndpointInput<typeof endpoints.readPrices>, @Who() actor: Actor) {
    const now = this.clock.now()
    const [items, { lookups }] = await Promise.all([
      readPrices(this.database, actor, query.ids, now),
      readLookups(this.database, actor, now),
    ])
    return { items, lookups }
  }

  @Handles(endpoints.readLookups)
  async readLookups(@Input() _input: EndpointInput<typeof endpoints.readLookups>, @Who() actor: Actor) {
    return await readLookups(this.database, actor, this.clock.now())
  }

  @Handles(endpoints.useLookup)
  async useLookup(@Input() { body }: EndpointInput<typeof endpoints.useLookup>, @Who() actor: Actor) {
    return await this.commands.execute(new UseLookup(actor, body.itemId))
  }

  @Handles(endpoints.searchPricedItems)
  async searchPriced(@Input() { query }: EndpointInput<typeof endpoints.searchPricedItems>) {
    return await searchPricedItems(await this.sources.read(), query)
  }
}
