import { areas } from '@vitrine/contracts/areas'
import { cachedAreasOf } from '@vitrine/contracts/index-consumers'
import { bumpGenerations } from '@vitrine/database/cache-generations'
import type { Database } from '@vitrine/database/database'
import { indexConsumer, type IndexConsumer } from '@vitrine/messaging/consumers'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { Delivery, DeliveryProcessor } from '../consuming/delivery.ts'
import type { RebuildableIndex } from './rebuild-index/rebuildable-index.ts'

/** Brings an index to what its records are now, whatever the events said. */
export class ProjectIndexProcessor implements DeliveryProcessor {
  readonly consumer: IndexConsumer
  private readonly index: RebuildableIndex
  private readonly database: Database
  private readonly engine: SearchEngine

  constructor(index: RebuildableIndex, database: Database, engine: SearchEngine) {
    this.consumer = indexConsumer(index.definition.id)
    this.index = index
    this.database = database
    this.engine = engine
  }

  async process(deliveries: readonly Delivery[]): Promise<void> {
    const { definition } = this.index
    const changes = await this.index.changesOf(this.database, this.newestRevisions(deliveries))
    reachFailpoint('consumer-mid-projection')
    await this.engine.apply(definition, changes)
    // What was cached between the event's commit and now may show the index as it was.
    await bumpGenerations(this.database, cachedAreasOf(areas, definition.id))
  }

  private newestRevisions(deliveries: readonly Delivery[]): Map<number, number> {
    const revisions = new Map<number, number>()
    for (const { payload } of deliveries) {
      const { id, revision } = this.index.changed(payload)
      revisions.set(id, Math.max(revision, revisions.get(id) ?? 0))
    }
    return revisions
  }
}
