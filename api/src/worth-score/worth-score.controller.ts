import { Controller, Inject } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { CLOCK, DATABASE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { LearntLessons } from './learnt-lessons.ts'
import { estimateWorth } from './queries/estimate-worth/estimate-worth.query.ts'
import { listLessons } from './queries/list-lessons/list-lessons.query.ts'

/** Staff ask what members will be told, and what it rests on. */
@Controller()
export class WorthScoreController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly taxonomy: TaxonomyReader,
    private readonly lessons: LearntLessons,
  ) {}

  @Handles(endpoints.tryEstimate)
  async tryEstimate(@Input() { body }: EndpointInput<typeof endpoints.tryEstimate>) {
    const { database, engine, lessons } = this
    return await estimateWorth({ database, engine, lessons, tree: await this.taxonomy.places(), now: this.clock.now() }, body.item, body.filters)
  }

  @Handles(endpoints.listLessons)
  async listLessons() {
    return await listLessons(this.database)
  }
}
