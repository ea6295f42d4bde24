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
/** Bulks under way: an engine writes one on one processor alone. */
const AT_ONCE = 3

const rangeSchema = z.object({ fromId: z.int(), toId: z.int() })

/**
 * Brings what an import has written to the index: everything within the event's range of ids, as it is now.
 * How far it came is noted after each page, so that a worker that was killed goes on from there.
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
    const underWay: Page[] = []
    const noteFirst = async () => {
      const first = underWay.shift()
      if (!first) return
      await first.written
      await sql`UPDATE outbox_deliveries SET progress = ${first.lastId} WHERE event_id = ${eventId} AND consumer = ${this.consumer}`.execute(
        this.database,
      )
    }
    let read = Math.max(progress, fromId - 1)
    for (;;) {
      if (signal.aborted) throw new Stopping()
      const ids = (await this.index.idsAfter(this.database, read, PAGE)).filter((id) => id <= toId)
      const lastId = ids.at(-1)
      if (lastId === undefined) break
      // One that is deleted meanwhile is removed at a revision that replaces nothing; its own event follows.
      const written = this.engine.apply(
        this.index.definition,
        await this.index.changesOf(this.database, new Map(ids.map((id) => [id, 0]))),
      )
      // It is awaited in its turn; until then a failure must not count as unhandled.
      written.catch(() => undefined)
      underWay.push({ lastId, written })
      read = lastId
      if (ids.length < PAGE) break
      if (underWay.length === AT_ONCE) await noteFirst()
    }
    while (underWay.length > 0) await noteFirst()
  }
}

/**
 * A page that is being written. Pages are noted in order, so that none is passed over by what goes on after a
 * kill.
 */
interface Page {
  lastId: number
  written: Promise<void>
}
