import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { MarksController } from './marks.controller.ts'
import { marks } from './marks.record.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [MarksController, recordController(marks)],
  providers: [SearchSourcesReader],
})
export class MarksModule {}
