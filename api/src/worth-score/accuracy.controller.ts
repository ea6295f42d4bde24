import { Controller, Inject } from '@nestjs/common'
import * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { readAccuracy } from './queries/read-accuracy.query.ts'

/** Everybody reads how near WorthScore comes. */
@Controller()
export class AccuracyController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly taxonomy: TaxonomyReader,
  ) {}

  @Handles(endpoints.readAccuracy)
  async readAccuracy() {
    return await readAccuracy(this.database, await this.taxonomy.places())
  }
}
