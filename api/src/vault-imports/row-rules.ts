import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import { readItemCategories } from '@vitrine/domain/vault/imports/check-rows'
import type { RowRules } from '@vitrine/domain/vault/imports/import-row'
import { readImportRow } from '@vitrine/import-reading/read-import-row'
import type { Clock } from '@vitrine/platform/clock'
import { ForbiddenWordsReader } from '../forbidden-words/forbidden-words.reader.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'

/** What rows of an import are checked with, as it is now. */
@Injectable()
export class RowRulesReader {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly words: ForbiddenWordsReader,
  ) {}

  async rules(): Promise<RowRules> {
    return {
      readRow: readImportRow,
      words: await this.words.words(),
      categories: await readItemCategories(this.database),
      now: this.clock.now(),
    }
  }
}
