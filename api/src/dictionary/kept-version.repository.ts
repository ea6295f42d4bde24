import { Inject, Injectable } from '@nestjs/common'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/limits'
import type { KeptVersionKind } from '@vitrine/contracts/dictionary/schemas'
import type { Transaction } from '@vitrine/database/database'
import { articleDetailsAsJson, keepFirstVersion, keepVersion } from '@vitrine/domain/dictionary/keep-version'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'

interface Version {
  articleId: number
  kind: KeptVersionKind
  madeBy: number
}

interface Autosave {
  articleId: number
  blocks: readonly ContentBlock[]
  madeBy: number
  opening: string
}

/** What articles were. Whoever writes here holds the article's row. */
@Injectable()
export class KeptVersionRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async keepFirst(transaction: Transaction, articleId: number): Promise<void> {
    await keepFirstVersion(transaction, articleId)
  }

  async keep(transaction: Transaction, version: Version): Promise<void> {
    await keepVersion(transaction, { ...version, now: this.clock.now() })
  }

  /** What is being typed. An opening of the editor goes on in one version for some minutes, and then begins another. */
  async autosave(transaction: Transaction, { articleId, blocks, madeBy, opening }: Autosave): Promise<Date> {
    const now = this.clock.now()
    const last = await transaction
      .selectFrom('kept_versions')
      .select(['id', 'kind', 'began_at', 'made_at', sql<boolean>`blocks = ${JSON.stringify(blocks)}::jsonb`.as('is_same')])
      .where('article_id', '=', articleId)
      .where('made_by', '=', madeBy)
      .where((is) => is.or([is('kind', '<>', 'autosaved'), is('opening', '=', opening)]))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (last?.is_same) return last.made_at
    if (last?.kind === 'autosaved' && last.began_at > timeBefore(now, { minutes: limits.autosaveMinutes })) {
      await transaction.updateTable('kept_versions').set({ blocks: JSON.stringify(blocks), made_at: now }).where('id', '=', last.id).execute()
      return now
    }
    await sql`
      INSERT INTO kept_versions (article_id, kind, draft_version, details, blocks, made_by, opening, began_at, made_at)
      SELECT article.id, 'autosaved', article.draft_version, ${articleDetailsAsJson}, ${JSON.stringify(blocks)}::jsonb, ${madeBy}, ${opening}, ${now}, ${now} FROM articles article WHERE article.id = ${articleId}`.execute(transaction)
    return now
  }
}
