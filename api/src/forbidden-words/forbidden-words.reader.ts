import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import { Generations } from '../cached-areas/generations.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ForbiddenWords } from '@vitrine/domain/forbidden-words/forbidden-words'

/** The words as this process knows them, read anew once staff have changed one. */
@Injectable()
export class ForbiddenWordsReader {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly generations: Generations,
  ) {}

  async words(): Promise<ForbiddenWords> {
    return await this.generations.cached('forbidden words', ['forbidden-words'], async () => {
      return new ForbiddenWords(
        await this.database
          .selectFrom('forbidden_words')
          .select(['word', 'is_allowed as isAllowed'])
          .execute(),
      )
    })
  }
}
