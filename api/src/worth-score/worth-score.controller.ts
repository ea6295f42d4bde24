import { Controller, Inject } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { LearntLessons } from './learnt-lessons.ts'
import { readLearning } from './learning/learning-record.ts'
import { estimateWorth } from './queries/estimate-worth.query.ts'
import { listLessons, listWordEffects } from './queries/list-lessons.query.ts'
import { ScoreSources } from './score-sources.ts'

/** Staff ask what members will be told, and what it rests on. */
@Controller()
export class WorthScoreController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly sources: ScoreSources,
    private readonly lessons: LearntLessons,
  ) {}

  @Handles(endpoints.tryEstimate)
  async tryEstimate(@Input() { body }: EndpointInput<typeof endpoints.tryEstimate>) {
    return await estimateWorth(await this.sources.read(), body.item, body.filters)
  }

  @Handles(endpoints.listLessons)
  async listLessons() {
    return await listLessons(this.database)
  }

  @Handles(endpoints.listWordEffects)
  async listWordEffects() {
    return await listWordEffects(this.database, this.lessons)
  }

  @Handles(endpoints.readLearning)
  async readLearning() {
    const last = await readLearning(this.database)
    return {
      startedAt: last?.startedAt.toISOString() ?? null,
      finishedAt: last?.finishedAt?.toISOString() ?? null,
      soldItems: last?.soldItems ?? 0,
      problem: last?.problem ?? '',
    }
  }
}
