import { Controller, Inject } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/marks/endpoints'
import type { Database } from '@vitrine/database/database'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { readMarkDetails, readMark } from './queries/read-mark.query.ts'
import { readOverview } from './queries/read-overview.query.ts'
import { searchMarks, suggestMarks } from './queries/search-marks.query.ts'

/** What everybody reads, the same for all; and the details, for members. */
@Controller()
export class MarksController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly taxonomy: TaxonomyReader,
    private readonly sources: SearchSourcesReader,
    private readonly generations: Generations,
  ) {}

  @Handles(endpoints.searchMarks)
  async search(@Input() { query }: EndpointInput<typeof endpoints.searchMarks>) {
    return await searchMarks(await this.sources.read(), query)
  }

  @Handles(endpoints.suggestMarks)
  async suggest(@Input() { query }: EndpointInput<typeof endpoints.suggestMarks>) {
    return await suggestMarks(await this.sources.read(), query.term)
  }

  @Handles(endpoints.readOverview)
  async readOverview() {
    return await this.generations.cached(
      'marks overview',
      ['marks', 'taxonomy'],
      async () => await readOverview(this.database, await this.taxonomy.places()),
    )
  }

  @Handles(endpoints.readMark)
  async readMark(@Input() { params }: EndpointInput<typeof endpoints.readMark>) {
    return await readMark(this.database, await this.taxonomy.places(), params.id)
  }

  @Handles(endpoints.readMarkDetails)
  async readDetails(@Input() { params }: EndpointInput<typeof endpoints.readMarkDetails>) {
    return await readMarkDetails(this.database, await this.taxonomy.places(), params.id)
  }
}
