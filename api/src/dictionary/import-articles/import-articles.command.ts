import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { authorCreated } from '@vitrine/contracts/dictionary/events'
import { type NewEvent, newEvent } from '@vitrine/contracts/event'
import { urlOfName } from '@vitrine/contracts/reduced-url'
import type { Transaction } from '@vitrine/database/database'
import type { NamedActor } from '@vitrine/domain/audit/audit'
import { insertAuthor } from '@vitrine/domain/dictionary/write-author'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { sql } from 'kysely'
import { CommandFrame, RACES_TO_REPEAT } from '../../commands/command-frame.ts'
import { noteBatch } from '../../imports/import-progress.ts'
import { textToBlocks } from '../../rich-text/text-blocks.ts'
import { findOrMakeSubcategories } from '../../taxonomy/find-or-make-subcategories.ts'
import { insertArticles } from './insert-articles.ts'
import { type ArticleRow, authorNameParts, type PlacedArticle } from './article-row.ts'
import { findTakenUrls, lockStoredArticles, type StoredArticle, updateArticles } from './update-articles.ts'

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

interface FoundAuthors {
  idOf: ReadonlyMap<string, number>
  /** Full names of the authors that were made. */
  made: string[]
  /** For the caller's outbox. */
  events: NewEvent[]
}

/**
 * Finds authors by their full names and makes those that are missing. Of two with one name the elder is
 * meant.
 */
async function findOrMakeAuthors(
  transaction: Transaction,
  fullNames: readonly string[],
): Promise<FoundAuthors> {
  const wanted = [...new Set(fullNames)]
  let idOf = await findAuthors(transaction, wanted)
  const made: string[] = []
  const events: NewEvent[] = []
  if (wanted.some((name) => !idOf.has(name))) {
    // Two imports at once must not make the same author twice: full names are not unique by themselves.
    await sql`SELECT pg_advisory_xact_lock(hashtext('dictionary-authors'))`.execute(transaction)
    idOf = await findAuthors(transaction, wanted)
    for (const fullName of wanted.filter((name) => !idOf.has(name))) {
      const { id, revision } = await makeAuthor(transaction, fullName)
      idOf.set(fullName, id)
      made.push(fullName)
      events.push(newEvent(authorCreated, { authorId: id, revision }))
    }
  }
  return { idOf, made, events }
}

async function findAuthors(
  transaction: Transaction,
  fullNames: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; full_name: string }>`
    SELECT id, full_name FROM authors WHERE full_name = ANY(${fullNames}::text[]) ORDER BY id DESC`.execute(
    transaction,
  )
  return new Map(rows.map(({ id, full_name }) => [full_name, id]))
}

async function makeAuthor(
  transaction: Transaction,
  fullName: string,
): Promise<{ id: number; revision: number }> {
  const url = await freeUrl(transaction, urlOfName(fullName) || 'author')
  return await insertAuthor(transaction, {
    ...authorNameParts(fullName),
    url,
    about: '',
    credentials: '',
    photo: null,
    website: null,
  })
}

async function freeUrl(transaction: Transaction, own: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const url = attempt === 1 ? own : `${own}-${attempt}`
    const taken = await transaction
      .selectFrom('authors')
      .select('id')
      .where('url', '=', url)
      .executeTakeFirst()
    if (!taken) return url
  }
}
