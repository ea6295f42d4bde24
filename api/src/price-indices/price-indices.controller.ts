import { Controller, Inject } from '@nestjs/common'
import * as endpoints from '@vitrine/contracts/price-indices/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { readPriceIndices } from './queries/read-price-indices.query.ts'

@Controller()
export class PriceIndicesController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly taxonomy: TaxonomyReader,
  ) {}

  @Handles(endpoints.readPriceIndices)
  async read() {
    return await readPriceIndices(this.database, await this.taxonomy.places())
  }
}
