import { Controller, Inject } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/all-sections/endpoints'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { CLOCK, LOGGER } from '../infrastructure/tokens.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { searchSite, suggestFromSite } from './queries/search-all.query.ts'

/** One search over all sections, the same for everybody. */
@Controller()
export class AllSectionsController {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly sources: SearchSourcesReader,
  ) {}

  @Handles(endpoints.searchSite)
  async search(@Input() { query }: EndpointInput<typeof endpoints.searchSite>) {
    const sources = { ...(await this.sources.read()), now: this.clock.now(), logger: this.logger }
    return await searchSite(sources, query)
  }

  @Handles(endpoints.suggestFromSite)
  async suggest(@Input() { query }: EndpointInput<typeof endpoints.suggestFromSite>) {
    return await suggestFromSite(await this.sources.read(), query.term)
  }
}
