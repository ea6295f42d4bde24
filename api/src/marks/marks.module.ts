import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { CreateMarkHandler } from './commands/create-mark/create-mark.handler.ts'
import { DeleteMarkHandler } from './commands/delete-mark/delete-mark.handler.ts'
import { UpdateMarkHandler } from './commands/update-mark/update-mark.handler.ts'
import { MarkCheck } from './mark-check.ts'
import { MarkRepository } from './mark.repository.ts'
import { MarksController } from './marks.controller.ts'
import { MarksManagerController } from './marks-manager.controller.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [MarksController, MarksManagerController],
  providers: [MarkRepository, MarkCheck, CreateMarkHandler, UpdateMarkHandler, DeleteMarkHandler],
})
export class MarksModule {}
