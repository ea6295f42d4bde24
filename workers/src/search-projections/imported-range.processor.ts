import { areas } from '@vitrine/contracts/areas'
import { cachedAreasOf } from '@vitrine/contracts/index-consumers'
import { bumpGenerations } from '@vitrine/database/cache-generations'
import type { Database } from '@vitrine/database/database'
import type { Consumer } from '@vitrine/messaging/consumers'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { z } from 'zod'
import { Stopping, type Delivery, type DeliveryProcessor } from '../consuming/delivery.ts'
import type { RebuildableIndex } from './rebuild-index/rebuildable-index.ts'

/** Documents a bulk. */
const PAGE = 1000

const rangeSchema = z.object({ fromId: z.int(), toId: z.int() })

/**
 * Brings what an import has written to the index: everything within the event's range of ids, as it is now. How far it
 * came is noted after each page, so that a worker that was killed goes on from there.
 */
export class ImportedRangeProcessor implements DeliveryProcessor {
  readonly consumer: Consumer
  private readonly index: RebuildableIndex
  private readonly database: Database
  private readonly engine: SearchEngine

  constructor(consumer: Consumer, index: RebuildableIndex, database: Database, engine: SearchEngine) {
    this.consumer = consumer
    this.index = index
    this.database = database
    this.engine = engine
  }

  async process(deliveries: readonly Delivery[], signal: AbortSignal): Promise<void> {
    for (const delivery of deliveries) await this.indexRange(delivery, signal)
    // What was cached between the event's commit and now may show the index as it was.
    await bumpGenerations(this.database, cachedAreasOf(areas, this.index.definition.id))
  }

  private async indexRange({ eventId, payload, progress }: Delivery, signal: AbortSignal): Promise<void> {
    const { fromId, toId } = rangeSchema.parse(payload)
    let done = Math.max(progress, fromId - 1)
    for (;;) {
      if (signal.aborted) throw new Stopping()
      const page = await this.index.idsAfter(this.database, done, PAGE)
      const ids = page.filter((id) => id <= toId)
      const last = ids.at(-1)
      if (last === undefined) return
      // One that is deleted meanwhile is removed at a revision that replaces nothing; its own event follows.
      await this.engine.apply(this.index.definition, await this.index.changesOf(this.database, new Map(ids.map((id) => [id, 0]))))
      done = last
      await sql`UPDATE outbox_deliveries SET progress = ${done} WHERE event_id = ${eventId} AND consumer = ${this.consumer}`.execute(this.database)
      if (page.length < PAGE || ids.length < page.length) return
    }
  }
}
