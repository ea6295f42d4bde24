import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { CLOCK, DATABASE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { LearntLessons } from './learnt-lessons.ts'
import type { EstimateSources } from './what-is-said.ts'

/** What an estimate is made from, as it is now. */
@Injectable()
export class ScoreSources {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly taxonomy: TaxonomyReader,
    private readonly lessons: LearntLessons,
  ) {}

  async read(): Promise<EstimateSources> {
    const { database, engine, lessons } = this
    return { database, engine, lessons, tree: await this.taxonomy.places(), now: this.clock.now() }
  }
}
