import { newEvent } from '@vitrine/contracts/event'
import { vaultImportRequested } from '@vitrine/contracts/vault-imports/events'
import type { Database } from '@vitrine/database/database'
import { ForbiddenWords } from '@vitrine/domain/forbidden-words/forbidden-words'
import { advanceImport } from '@vitrine/domain/vault/imports/advance-import'
import { readItemCategories } from '@vitrine/domain/vault/imports/check-rows'
import type { RowRules } from '@vitrine/domain/vault/imports/import-row'
import { readImportRow } from '@vitrine/import-reading/read-import-row'
import { appendEvents } from '@vitrine/messaging/outbox'
import type { Clock } from '@vitrine/platform/clock'
import type { MediaParts } from '../media-parts.ts'
import { PhotoTaker } from './take-photos.ts'
import { Stopping, type Delivery, type DeliveryProcessor } from '../consuming/delivery.ts'

/** After so many parts, imports of other members have their turn. */
const PARTS_IN_A_ROW = 10

/**
 * Checks the rows of an import, creates its items, takes its photos, or undoes it, part by part. Each part
 * stores in its transaction how far the import is, so that a run that follows a crash continues there.
 */
export class ImportItemsProcessor implements DeliveryProcessor {
  readonly consumer = 'import-vault-items'
  private readonly database: Database
  private readonly clock: Clock

  private readonly photos: PhotoTaker

  constructor(database: Database, media: MediaParts, clock: Clock) {
    this.database = database
    this.clock = clock
    this.photos = new PhotoTaker(database, media, clock)
  }

  async process(deliveries: readonly Delivery[], signal: AbortSignal): Promise<void> {
    for (const { payload } of deliveries) {
      const { importId } = vaultImportRequested.payload.parse(payload)
      const hasMore = (await this.advance(importId, signal)) || (await this.photos.takeSome(importId, signal))
      if (hasMore) await this.continueLater(importId)
    }
  }

  private async advance(importId: number, signal: AbortSignal): Promise<boolean> {
    const rules = await this.rules()
    for (let part = 0; part < PARTS_IN_A_ROW; part += 1) {
      if (signal.aborted) throw new Stopping()
      if (!(await advanceImport(this.database, importId, { ...rules, now: this.clock.now() }))) return false
    }
    return true
  }

  private async continueLater(importId: number): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      await appendEvents(transaction, [newEvent(vaultImportRequested, { importId })])
    })
  }

  private async rules(): Promise<RowRules> {
    const words = await this.database
      .selectFrom('forbidden_words')
      .select(['word', 'is_allowed as isAllowed'])
      .execute()
    return {
      readRow: readImportRow,
      words: new ForbiddenWords(words),
      categories: await readItemCategories(this.database),
      now: this.clock.now(),
    }
  }
}
