import { Module } from '@nestjs/common'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { AllSectionsController } from './all-sections.controller.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [AllSectionsController],
  providers: [SearchSourcesReader],
})
export class AllSectionsModule {}
