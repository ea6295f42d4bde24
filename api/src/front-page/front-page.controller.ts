import { Controller, Inject } from '@nestjs/common'
import * as endpoints from '@vitrine/contracts/front-page/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { Handles } from '../http/endpoint.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { readFrontPage } from './read-front-page.query.ts'

/** What the front page shows of the sections beside the dictionary, the same for everybody. */
@Controller()
export class FrontPageController {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DATABASE) private readonly database: Database,
    private readonly taxonomy: TaxonomyReader,
  ) {}

  @Handles(endpoints.readFrontPage)
  async read() {
    return await readFrontPage({
      database: this.database,
      tree: await this.taxonomy.places(),
      now: this.clock.now(),
    })
  }
}
