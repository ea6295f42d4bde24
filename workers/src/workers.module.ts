import { Module, type DynamicModule } from '@nestjs/common'
import type { OpenDatabase } from '@vitrine/database/database'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import type { QueueBackend } from '@vitrine/messaging/queues/queue-backend'
import { systemClock, type Clock } from '@vitrine/platform/clock'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import type { Logger } from '@vitrine/platform/logging'
import type { Registry } from '@vitrine/platform/metrics'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { AccountDeletionRunner } from './account-deletion/account-deletion.runner.ts'
import { noBillingProviders, type BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { BillingRunner } from './billing/billing.runner.ts'
import { ConsumersRunner } from './consuming/consumers.runner.ts'
import { MaintenanceRunner } from './maintenance/maintenance.runner.ts'
import { OutboxRelayRunner } from './outbox-relay/outbox-relay.runner.ts'
import { createProcessors } from './processors.ts'
import { MailClaimer } from './mail/mail-claimer.ts'
import type { MailContext } from './mail/mail-template.ts'
import { NewsletterRunner, type NewsletterPace } from './newsletter/newsletter.runner.ts'
import {
  BACKGROUND_DATABASE,
  BILLING,
  CLOCK,
  DATABASE,
  LOGGER,
  MAIL_SITE,
  MAIL_TRANSPORT,
  MEDIA,
  METRICS,
  NEWSLETTER_PACE,
  OPEN_DATABASE,
  PROCESSORS,
  QUEUE_BACKEND,
  QUEUES,
  SEARCH_ENGINE,
} from './tokens.ts'
import { PriceIndicesRunner } from './price-indices/price-indices.runner.ts'
import { ScheduleRunner } from './texts/run-due-changes.ts'
import { TextKeysRunner } from './text-keys/text-keys.runner.ts'
import { WorkersProcess } from './workers-process.ts'
import type { MediaParts } from './media-parts.ts'
import { IndexKeeper } from './search-projections/rebuild-index/index-keeper.ts'

/** What the process has opened before Nest puts it together. */
export interface WorkersParts {
  open: OpenDatabase
  /** For what takes long: rebuilds and maintenance. */
  background: OpenDatabase
  engine: SearchEngine
  backend: QueueBackend
  logger: Logger
  mail: MailTransport
  media: MediaParts
  site: Pick<MailContext, 'publicUrl' | 'supportEmail'>
  newsletter: NewsletterPace
  registry: Registry
  /** Who takes money for us. Default: nobody. */
  billing?: BillingProviders
  /** Default: the machine's. */
  clock?: Clock
}

@Module({})
export class WorkersModule {
  static of({
    open,
    background,
    engine,
    backend,
    logger,
    mail,
    media,
    site,
    newsletter,
    registry,
    billing = noBillingProviders,
    clock = systemClock,
  }: WorkersParts): DynamicModule {
    return {
      module: WorkersModule,
      providers: [
        { provide: OPEN_DATABASE, useValue: open },
        { provide: DATABASE, useValue: open.database },
        { provide: BACKGROUND_DATABASE, useValue: background },
        { provide: SEARCH_ENGINE, useValue: engine },
        { provide: QUEUE_BACKEND, useValue: backend },
        { provide: CLOCK, useValue: clock },
        { provide: LOGGER, useValue: logger },
        { provide: MAIL_TRANSPORT, useValue: mail },
        { provide: MEDIA, useValue: media },
        { provide: MAIL_SITE, useValue: site },
        MailClaimer,
        { provide: NEWSLETTER_PACE, useValue: newsletter },
        { provide: METRICS, useValue: registry },
        { provide: BILLING, useValue: billing },
        {
          provide: QUEUES,
          useFactory: () =>
            new DeliveryQueues(backend, (error) =>
              logger.debug({ error: error.message }, 'the queue does not respond'),
            ),
        },
        {
          provide: PROCESSORS,
          useFactory: (claimer: MailClaimer) =>
            createProcessors({ open, background, engine, mail, media, claimer, site, logger, clock }),
          inject: [MailClaimer],
        },
        OutboxRelayRunner,
        ConsumersRunner,
        MaintenanceRunner,
        AccountDeletionRunner,
        NewsletterRunner,
        BillingRunner,
        ScheduleRunner,
        TextKeysRunner,
        PriceIndicesRunner,
        IndexKeeper,
        WorkersProcess,
      ],
    }
  }
}
