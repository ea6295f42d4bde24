import { Module } from '@nestjs/common'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { LearntLessons } from './learnt-lessons.ts'
import { WorthScoreController } from './worth-score.controller.ts'

@Module({ imports: [TaxonomyModule], controllers: [WorthScoreController], providers: [LearntLessons] })
export class WorthScoreModule {}
