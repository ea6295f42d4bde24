import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database, Transaction } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { noteBatch } from '../../../imports/import-progress.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { ImportArticles, type ArticleBatch, type ImportedBatch } from './import-articles.command.ts'
import { insertArticles } from './insert-articles.ts'
import { placeArticles } from './place-articles.ts'
import { retryLostRaces } from './retry-lost-races.ts'
import { findTakenUrls, lockStoredArticles, type StoredArticle } from './stored-articles.ts'
import { updateArticles } from './update-articles.ts'

@CommandHandler(ImportArticles)
export class ImportArticlesHandler implements ICommandHandler<ImportArticles> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ actor, batch }: ImportArticles): Promise<ImportedBatch> {
    assertCan(actor, 'dictionary.manage')
    const imported = await retryLostRaces(() =>
      this.database.transaction().execute(async (transaction) => {
        const { written, details } = await writeRows(transaction, batch)
        const result = { imported: written, unchanged: batch.rows.length - written }
        await recordAudit(transaction, { actor, action: 'dictionary-articles.imported', subject: { type: 'import', id: batch.importId }, details: { ...result, refused: batch.refused, upToLine: batch.linesDone, ...details } })
        await noteBatch(transaction, batch.importId, { ...result, refused: batch.refused, linesDone: batch.linesDone })
        reachFailpoint('import-before-commit')
        return result
      }),
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
  const { articles, madeAuthors, madeSubcategories, events } = await placeArticles(transaction, rows.filter(({ url }) => !taken.has(url) || updatable.has(url)))
  const created = await insertArticles(transaction, articles.filter(({ row }) => !taken.has(row.url)))
  const updated = await updateArticles(transaction, stored, articles)
  await appendEvents(transaction, [...events, ...created, ...updated])
  return { written: created.length + updated.length, details: { created: created.length, updated: updated.length, madeAuthors, madeSubcategories } }
}
