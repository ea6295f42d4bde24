import { Inject, Injectable } from '@nestjs/common'
import type { KeptVersionKind } from '@vitrine/contracts/texts/versions'
import type { Transaction } from '@vitrine/database/database'
import { keepFirstVersion, keepVersion } from '@vitrine/domain/texts/versions'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'

interface Version {
  articleId: number
  kind: KeptVersionKind
  madeBy: number
}

/** What articles were. Whoever writes here holds the article's row. */
@Injectable()
export class KeptVersionRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async keepFirst(transaction: Transaction, articleId: number): Promise<void> {
    await keepFirstVersion(transaction, { kind: 'dictionary-article', id: articleId })
  }

  async keep(transaction: Transaction, { articleId, ...version }: Version): Promise<void> {
    await keepVersion(
      transaction,
      { kind: 'dictionary-article', id: articleId },
      { ...version, now: this.clock.now() },
    )
  }
}
