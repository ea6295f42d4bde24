import { Inject, Injectable } from '@nestjs/common'
import { indexRebuildRequested } from '@vitrine/contracts/operations/events'
import type { OpenDatabase } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { Delivery, DeliveryProcessor } from '../../consuming/delivery.ts'
import { BACKGROUND_DATABASE, SEARCH_ENGINE } from '../../tokens.ts'
import { rebuildableIndex } from '../../areas.ts'
import { rebuildIndex } from './rebuild-index.ts'

/** Does what staff asked for. Where a rebuild of the index is running already, that one is the response. */
@Injectable()
export class RebuildIndexProcessor implements DeliveryProcessor {
  readonly consumer = 'rebuild-index'

  constructor(
    @Inject(BACKGROUND_DATABASE) private readonly open: OpenDatabase,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
  ) {}

  async process(deliveries: readonly Delivery[], signal: AbortSignal): Promise<void> {
    for (const { payload } of deliveries) {
      const { indexId } = indexRebuildRequested.payload.parse(payload)
      const index = rebuildableIndex(indexId)
      if (!index) throw new Error(`There is no index ${indexId}.`)
      await rebuildIndex({ open: this.open, engine: this.engine, index, signal })
    }
  }
}
