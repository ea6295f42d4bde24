import { Module } from '@nestjs/common'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { SiteSearchController } from './site-search.controller.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [SiteSearchController],
  providers: [SearchSourcesReader],
})
export class SiteSearchModule {}
