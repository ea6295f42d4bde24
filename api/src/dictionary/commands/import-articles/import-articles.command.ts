import { Command } from '@nestjs/cqrs'
import type { NamedActor } from '@vitrine/domain/audit/audit'
import type { ArticleRow } from './article-row.ts'

export interface ArticleBatch {
  /** The row of `imports` whose progress this batch is. */
  importId: number
  rows: readonly ArticleRow[]
  /** Bring articles that are there already to their row's values; otherwise they are left alone. */
  update: boolean
  /** Lines of the file that are done once this batch is, and how many of them were refused since the last one. */
  linesDone: number
  refused: number
}

export interface ImportedBatch {
  /** New, or brought to the row's values. */
  imported: number
  unchanged: number
}

/**
 * One batch of an article file, in one transaction: articles, missing authors and subcategories, events, one
 * audit entry and the import's progress. A batch that was committed is never done again.
 */
export class ImportArticles extends Command<ImportedBatch> {
  constructor(
    readonly actor: NamedActor,
    readonly batch: ArticleBatch,
  ) {
    super()
  }
}
