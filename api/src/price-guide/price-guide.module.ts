import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { UseLookupHandler } from './use-lookup.command.ts'
import { PriceGuideController } from './price-guide.controller.ts'
import { PricesController } from './prices.controller.ts'
import { soldItems } from './sold-items.record.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [PriceGuideController, PricesController, recordController(soldItems)],
  providers: [SearchSourcesReader, UseLookupHandler],
})
export class PriceGuideModule {}
