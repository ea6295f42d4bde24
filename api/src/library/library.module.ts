import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { books } from './books.record.ts'
import { LibraryController } from './library.controller.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [LibraryController, recordController(books)],
  providers: [SearchSourcesReader],
})
export class LibraryModule {}
