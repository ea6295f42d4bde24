import { Inject, Injectable } from '@nestjs/common'
import { articlePublished } from '@vitrine/contracts/dictionary/events'
import { bumpGenerations } from '@vitrine/database/cache-generations'
import type { Database } from '@vitrine/database/database'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import type { Delivery, DeliveryProcessor } from '../../consuming/delivery.ts'
import { DATABASE, SEARCH_ENGINE } from '../../tokens.ts'
import { changesOfArticles } from './article-changes.ts'

/** All events of articles have the same payload. */
const { payload: articleEventSchema } = articlePublished

/** Brings the dictionary's index to what the articles are now, whatever the events said. */
@Injectable()
export class DictionarySearchProcessor implements DeliveryProcessor {
  readonly consumer = 'dictionary-search'

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
  ) {}

  async process(deliveries: readonly Delivery[]): Promise<void> {
    const changes = await changesOfArticles(this.database, newestRevisions(deliveries))
    reachFailpoint('consumer-mid-projection')
    await this.engine.apply(dictionaryIndex, changes)
    // What was cached between the event's commit and now may show the index as it was.
    await bumpGenerations(this.database, ['dictionary'])
  }
}

function newestRevisions(deliveries: readonly Delivery[]): Map<number, number> {
  const revisions = new Map<number, number>()
  for (const { payload } of deliveries) {
    const { articleId, revision } = articleEventSchema.parse(payload)
    revisions.set(articleId, Math.max(revision, revisions.get(articleId) ?? 0))
  }
  return revisions
}
