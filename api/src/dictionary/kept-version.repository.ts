import { Inject, Injectable } from '@nestjs/common'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/limits'
import type { KeptVersionKind } from '@vitrine/contracts/dictionary/schemas'
import type { Transaction } from '@vitrine/database/database'
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

/** An article as it is, with the names that it shows. */
const DETAILS = sql`
  jsonb_build_object(
    'title', article.title, 'url', article.url, 'description', article.description, 'thumbnail', article.thumbnail, 'showBreadcrumbs', article.show_breadcrumbs,
    'categoryId', article.category_id, 'category', (SELECT title FROM taxonomy_nodes WHERE id = article.category_id),
    'authorIds', (SELECT coalesce(jsonb_agg(author_id ORDER BY position), '[]') FROM article_authors WHERE article_id = article.id),
    'authors', (SELECT coalesce(jsonb_agg(concat_ws(' ', nullif(first_name, ''), last_name) ORDER BY position), '[]') FROM article_authors JOIN authors ON authors.id = author_id WHERE article_id = article.id)
  )`
const DRAFT = sql`FROM articles article JOIN article_versions draft ON draft.article_id = article.id AND draft.version = article.draft_version`

/** What articles were. Whoever writes here holds the article's row. */
@Injectable()
export class KeptVersionRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** An article that was imported, or written before versions were kept, has none: what it was comes before its first change. */
  async keepFirst(transaction: Transaction, articleId: number): Promise<void> {
    await sql`
      INSERT INTO kept_versions (article_id, kind, draft_version, details, blocks, made_by, began_at, made_at)
      SELECT article.id, 'found', article.draft_version, ${DETAILS}, draft.blocks, draft.created_by, article.updated_at, article.updated_at ${DRAFT}
      WHERE article.id = ${articleId} AND NOT EXISTS (SELECT 1 FROM kept_versions WHERE article_id = article.id)`.execute(transaction)
  }

  /** The article and its draft as they are now. */
  async keep(transaction: Transaction, { articleId, kind, madeBy }: Version): Promise<void> {
    const now = this.clock.now()
    await sql`
      INSERT INTO kept_versions (article_id, kind, draft_version, details, blocks, made_by, began_at, made_at)
      SELECT article.id, ${kind}, article.draft_version, ${DETAILS}, draft.blocks, ${madeBy}, ${now}, ${now} ${DRAFT} WHERE article.id = ${articleId}`.execute(transaction)
    await sql`
      DELETE FROM kept_versions WHERE id IN (
        SELECT id FROM kept_versions WHERE article_id = ${articleId} AND kind <> 'autosaved' ORDER BY id DESC OFFSET ${limits.versionsKept}
      )`.execute(transaction)
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
      SELECT article.id, 'autosaved', article.draft_version, ${DETAILS}, ${JSON.stringify(blocks)}::jsonb, ${madeBy}, ${opening}, ${now}, ${now} FROM articles article WHERE article.id = ${articleId}`.execute(transaction)
    return now
  }
}
