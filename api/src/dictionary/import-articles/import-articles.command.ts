import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { NewEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import type { NamedActor } from '@vitrine/domain/audit/audit'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { CommandFrame } from '../../commands/command-frame.ts'
import { RACES_TO_REPEAT } from '../../commands/repeat-lost-races.ts'
import { noteBatch } from '../../imports/import-progress.ts'
import { textToBlocks } from '../../rich-text/text-blocks.ts'
import { findOrMakeSubcategories } from '../../taxonomy/find-or-make-subcategories.ts'
import { findOrMakeAuthors } from './find-or-make-authors.ts'
import { insertArticles } from './insert-articles.ts'
import type { ArticleRow, PlacedArticle } from './article-row.ts'
import { findTakenUrls, lockStoredArticles, type StoredArticle } from './stored-articles.ts'
import { updateArticles } from './update-articles.ts'

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

/**
 * A name that somebody took, or a record that somebody deleted, between our reading and writing it: the batch
 * reads it anew.
 */
const REPEAT_AFTER = new Set([...RACES_TO_REPEAT, '23505', '23503'])

@CommandHandler(ImportArticles)
export class ImportArticlesHandler implements ICommandHandler<ImportArticles> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, batch }: ImportArticles): Promise<ImportedBatch> {
    const imported = await this.frame.run(
      { actor, capability: 'dictionary.manage', repeatAfter: REPEAT_AFTER },
      async (transaction) => {
        const { written, details, events } = await writeRows(transaction, batch)
        const result = { imported: written, unchanged: batch.rows.length - written }
        await noteBatch(transaction, batch.importId, {
          ...result,
          refused: batch.refused,
          linesDone: batch.linesDone,
        })
        reachFailpoint('import-before-commit')
        const audit = {
          action: 'dictionary-articles.imported',
          subject: { type: 'import', id: batch.importId },
          details: { ...result, refused: batch.refused, upToLine: batch.linesDone, ...details },
        }
        return { result, events, audit }
      },
    )
    reachFailpoint('import-after-commit')
    return imported
  }
}

async function writeRows(transaction: Transaction, { rows, update }: ArticleBatch) {
  const urls = rows.map(({ url }) => url)
  const stored: StoredArticle[] = update ? await lockStoredArticles(transaction, urls) : []
  const taken = rows.length === 0 ? new Set<string>() : await findTakenUrls(transaction, urls)
  const updatable = new Set(stored.map(({ url }) => url))
  // What is left alone names no author or subcategory that would have to be made.
  const { articles, madeAuthors, madeSubcategories, events } = await placeArticles(
    transaction,
    rows.filter(({ url }) => !taken.has(url) || updatable.has(url)),
  )
  const created = await insertArticles(
    transaction,
    articles.filter(({ row }) => !taken.has(row.url)),
  )
  const updated = await updateArticles(transaction, stored, articles)
  return {
    written: created.length + updated.length,
    details: { created: created.length, updated: updated.length, madeAuthors, madeSubcategories },
    events: [...events, ...created, ...updated],
  }
}

interface Placing {
  articles: PlacedArticle[]
  madeAuthors: string[]
  madeSubcategories: string[]
  events: NewEvent[]
}

/** Finds, or makes, what the rows name. @throws AppError NOT_FOUND where a category is gone */
async function placeArticles(transaction: Transaction, rows: readonly ArticleRow[]): Promise<Placing> {
  const categories = await findOrMakeSubcategories(transaction, rows)
  const authors = await findOrMakeAuthors(
    transaction,
    rows.flatMap((row) => row.authors),
  )
  const articles = rows.map((row, position): PlacedArticle => {
    const category = categories.found[position]
    return {
      row,
      categoryId: category?.id ?? 0,
      thumbnail: row.thumbnail ?? category?.picture ?? '',
      authorIds: row.authors.flatMap((name) => authors.idOf.get(name) ?? []),
      blocks: row.body == null ? undefined : textToBlocks(row.body),
    }
  })
  return {
    articles,
    madeAuthors: authors.made,
    madeSubcategories: categories.made,
    events: [...categories.events, ...authors.events],
  }
}
