import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { AuctionsController } from './auctions.controller.ts'
import { auctions } from './auctions.record.ts'

@Module({
  imports: [SynonymsModule, TaxonomyModule],
  controllers: [AuctionsController, recordController(auctions)],
  providers: [SearchSourcesReader],
})
export class AuctionsModule {}
