import { Module } from '@nestjs/common'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { AccuracyController } from './accuracy.controller.ts'
import { GenerateScoreHandler } from './generate-score.command.ts'
import { SaveSnapshotHandler } from './save-snapshot.command.ts'
import { LearntLessons } from './learnt-lessons.ts'
import { MemberScoresController } from './member-scores.controller.ts'
import { ScoreOpeningsRepository } from './score-openings.repository.ts'
import { ScoreSources } from './score-sources.ts'
import { StoredScoresRepository } from './stored-scores.repository.ts'
import { ValueItemHandler } from './value-item.command.ts'
import { WorthScoreController } from './worth-score.controller.ts'

@Module({
  imports: [TaxonomyModule],
  controllers: [WorthScoreController, MemberScoresController, AccuracyController],
  providers: [
    LearntLessons,
    ScoreSources,
    ScoreOpeningsRepository,
    StoredScoresRepository,
    GenerateScoreHandler,
    SaveSnapshotHandler,
    ValueItemHandler,
  ],
})
export class WorthScoreModule {}
