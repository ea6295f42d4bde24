import type { OpenDatabase } from '@vitrine/database/database'
import type { Consumer, IndexConsumer } from '@vitrine/messaging/consumers'
import { systemClock, type Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { RefreshCachesProcessor } from './caches/refresh-caches.processor.ts'
import type { DeliveryProcessor } from './consuming/delivery.ts'
import type { MailClaimer } from './mail/mail-claimer.ts'
import type { MailContext } from './mail/mail-template.ts'
import { SendMailProcessor } from './mail/send-mail.processor.ts'
import {
  RefreshAuthorArticlesProcessor,
  RefreshCategoryArticlesProcessor,
} from './search-projections/article-refresh/refresh-articles.processor.ts'
import { ComputePriceIndicesProcessor } from './price-indices/compute-price-indices.processor.ts'
import { blog } from './search-projections/blog/blog.index.ts'
import { auctions } from './search-projections/auctions/auctions.index.ts'
import { ImportedRangeProcessor } from './search-projections/imported-range.processor.ts'
import { marks } from './search-projections/marks/marks.index.ts'
import { library } from './search-projections/library/library.index.ts'
import { priceGuide } from './search-projections/price-guide/price-guide.index.ts'
import { ProjectIndexProcessor } from './search-projections/project-index.processor.ts'
import { RebuildIndexProcessor } from './search-projections/rebuild-index/rebuild-index.processor.ts'
import { rebuildableIndexes } from './areas.ts'
import { ImportItemsProcessor } from './vault-imports/import-items.processor.ts'
import { MakeRenditionsProcessor } from './vault-media/make-renditions.processor.ts'
import type { MediaParts } from './media-parts.ts'

export interface ProcessorParts {
  open: OpenDatabase
  /** For what may take long; default the same as everything. */
  background?: OpenDatabase
  engine: SearchEngine
  mail: MailTransport
  media: MediaParts
  claimer: MailClaimer
  site: Pick<MailContext, 'publicUrl' | 'supportEmail'>
  logger: Logger
  /** Default: the machine's. */
  clock?: Clock
}

/**
 * Who takes each consumer's deliveries: the types refuse a consumer of an area's manifest without one. Those
 * of indexes follow from the indexes.
 */
const processors: Readonly<
  Record<Exclude<Consumer, IndexConsumer>, (parts: ProcessorParts) => DeliveryProcessor>
> = {
  'refresh-author-articles': ({ open }) => new RefreshAuthorArticlesProcessor(open.database),
  'refresh-category-articles': ({ open }) => new RefreshCategoryArticlesProcessor(open.database),
  'refresh-caches': () => new RefreshCachesProcessor(),
  'index-imported-marks': ({ open, engine }) =>
    new ImportedRangeProcessor('index-imported-marks', marks, open.database, engine),
  'index-imported-sold-items': ({ open, engine }) =>
    new ImportedRangeProcessor('index-imported-sold-items', priceGuide, open.database, engine),
  'index-imported-posts': ({ open, engine }) =>
    new ImportedRangeProcessor('index-imported-posts', blog, open.database, engine),
  'index-imported-books': ({ open, engine }) =>
    new ImportedRangeProcessor('index-imported-books', library, open.database, engine),
  'index-imported-auctions': ({ open, engine }) =>
    new ImportedRangeProcessor('index-imported-auctions', auctions, open.database, engine),
  'rebuild-index': ({ open, background = open, engine }) => new RebuildIndexProcessor(background, engine),
  'compute-price-indices': ({ open, background = open, clock = systemClock }) =>
    new ComputePriceIndicesProcessor(background.database, clock),
  'import-vault-items': ({ open, background = open, media, clock = systemClock }) =>
    new ImportItemsProcessor(background.database, media, clock),
  'make-renditions': ({ open, media, logger }) => new MakeRenditionsProcessor(open.database, media, logger),
  'send-mail': ({ open, mail, claimer, site, clock = systemClock }) =>
    new SendMailProcessor(open.database, mail, claimer, site, clock),
}

export function createProcessors(parts: ProcessorParts): DeliveryProcessor[] {
  const { open, engine } = parts
  return [
    ...Object.values(processors).map((create) => create(parts)),
    ...rebuildableIndexes.map((index) => new ProjectIndexProcessor(index, open.database, engine)),
  ]
}
