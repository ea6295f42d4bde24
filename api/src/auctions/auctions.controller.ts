import { Controller, Inject } from '@nestjs/common'
import * as endpoints from '@vitrine/contracts/auctions/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { readAuction } from './queries/read-auction.query.ts'
import { readAuctionCalendar } from './queries/read-auction-calendar.query.ts'
import { searchAuctions, suggestAuctions } from './queries/search-auctions.query.ts'

/** What everybody reads. */
@Controller()
export class AuctionsController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly taxonomy: TaxonomyReader,
    private readonly sources: SearchSourcesReader,
  ) {}

  @Handles(endpoints.searchAuctions)
  async search(@Input() { query }: EndpointInput<typeof endpoints.searchAuctions>) {
    return await searchAuctions({ ...(await this.sources.read()), now: this.clock.now() }, query)
  }

  @Handles(endpoints.suggestAuctions)
  async suggest(@Input() { query }: EndpointInput<typeof endpoints.suggestAuctions>) {
    return await suggestAuctions({ ...(await this.sources.read()), now: this.clock.now() }, query.term)
  }

  @Handles(endpoints.readAuction)
  async readAuction(@Input() { params }: EndpointInput<typeof endpoints.readAuction>) {
    return await readAuction(this.database, await this.taxonomy.places(), params.id)
  }

  @Handles(endpoints.readAuctionCalendar)
  async readCalendar(@Input() { params }: EndpointInput<typeof endpoints.readAuctionCalendar>) {
    return await readAuctionCalendar(this.database, this.config.publicUrl, params.id)
  }
}
