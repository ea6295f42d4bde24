import { Module } from '@nestjs/common'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { SubjectsController } from './subjects.controller.ts'

@Module({ imports: [TaxonomyModule], controllers: [SubjectsController] })
export class SubjectsModule {}
