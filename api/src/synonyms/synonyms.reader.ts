import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import { Generations } from '../cached-areas/generations.ts'
import { DATABASE } from '../infrastructure/tokens.ts'

/** The synonyms as this process knows them, made anew once staff have changed one: no index needs a rebuild. */
@Injectable()
export class SynonymsReader {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly generations: Generations,
  ) {}

  async synonyms(): Promise<Synonyms> {
    return await this.generations.cached('synonyms', ['synonyms'], async () => {
      return new Synonyms(
        await this.database.selectFrom('synonyms').select(['kind', 'terms']).orderBy('id').execute(),
      )
    })
  }
}
