import type { OpenDatabase } from '@vitrine/database/database'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { RefreshCachesProcessor } from './caches/refresh-caches.processor.ts'
import type { DeliveryProcessor } from './consuming/delivery.ts'
import { MailClaimer } from './mail/mail-claimer.ts'
import type { MailContext } from './mail/mail-template.ts'
import { SendMailProcessor } from './mail/send-mail.processor.ts'
import { RefreshAuthorArticlesProcessor } from './search-projections/article-refresh/refresh-author-articles.processor.ts'
import { RefreshCategoryArticlesProcessor } from './search-projections/article-refresh/refresh-category-articles.processor.ts'
import { DictionarySearchProcessor } from './search-projections/dictionary/dictionary-search.processor.ts'
import { RebuildIndexProcessor } from './search-projections/rebuild-index/rebuild-index.processor.ts'

/** Every processor of the system; start-up checks that each consumer has one here. */
export const processorClasses = [DictionarySearchProcessor, RefreshAuthorArticlesProcessor, RefreshCategoryArticlesProcessor, RefreshCachesProcessor, RebuildIndexProcessor, SendMailProcessor]

export interface ProcessorParts {
  open: OpenDatabase
  engine: SearchEngine
  mail: MailTransport
  claimer: MailClaimer
  site: Pick<MailContext, 'publicUrl' | 'supportEmail'>
}

/** The same processors without Nest, for tests and workloads. */
export function createProcessors({ open, engine, mail, claimer, site }: ProcessorParts): DeliveryProcessor[] {
  return [
    new DictionarySearchProcessor(open.database, engine),
    new RefreshAuthorArticlesProcessor(open.database),
    new RefreshCategoryArticlesProcessor(open.database),
    new RefreshCachesProcessor(),
    new RebuildIndexProcessor(open, engine),
    new SendMailProcessor(open.database, mail, claimer, site),
  ]
}
