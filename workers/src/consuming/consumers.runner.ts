import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import { assertOneProcessorEach } from '@vitrine/messaging/consumers'
import { deliveryJobs } from '@vitrine/messaging/jobs/job-catalogue'
import type { QueueBackend } from '@vitrine/messaging/queues/queue-backend'
import type { Logger } from '@vitrine/platform/logging'
import { type MailTransport, MailUnavailable } from '@vitrine/platform/mail/mail-transport'
import type { Registry } from '@vitrine/platform/metrics'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { isStorageAvailable, StorageUnavailable } from '@vitrine/platform/storage/storage-unavailable'
import { type SearchEngine, SearchUnavailable } from '@vitrine/search/search-engine'
import type { MediaParts } from '../media-parts.ts'
import {
  DATABASE,
  LOGGER,
  MAIL_TRANSPORT,
  METRICS,
  MEDIA,
  PROCESSORS,
  QUEUE_BACKEND,
  SEARCH_ENGINE,
} from '../tokens.ts'
import { ConsumerLog } from './consumer-log.ts'
import { DeliveryConsumer, jobMetrics } from './delivery-consumer.ts'
import type { DeliveryProcessor, NeededServer } from './delivery.ts'

/** All consumers, for as long as the process runs. */
@Injectable()
export class ConsumersRunner {
  private consumers: DeliveryConsumer[] = []
  private log: ConsumerLog | null = null

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(MAIL_TRANSPORT) private readonly mail: MailTransport,
    @Inject(MEDIA) private readonly media: MediaParts,
    @Inject(PROCESSORS) private readonly processors: readonly DeliveryProcessor[],
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(METRICS) private readonly registry: Registry,
  ) {}

  /** @throws unless each consumer has exactly one processor */
  start(): void {
    assertOneProcessorEach(this.processors)
    const metrics = jobMetrics(this.registry)
    const log = new ConsumerLog(this.logger)
    this.log = log
    const servers = neededServers(this.engine, this.mail, this.media.storage)
    this.consumers = this.processors.map(
      (processor) =>
        new DeliveryConsumer({
          job: deliveryJobs[processor.consumer],
          processor,
          database: this.database,
          backend: this.backend,
          servers,
          log,
          metrics,
        }),
    )
    for (const consumer of this.consumers) consumer.start()
  }

  async stop(withinMs?: number): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop(withinMs)))
    this.log?.close()
  }
}

/** The servers that processors wait for. */
function neededServers(engine: SearchEngine, mail: MailTransport, storage: ObjectStorage): NeededServer[] {
  return [
    {
      name: 'search',
      isAway: (error) => error instanceof SearchUnavailable,
      isAvailable: () => engine.isAvailable(),
    },
    {
      name: 'storage',
      isAway: (error) => error instanceof StorageUnavailable,
      isAvailable: () => isStorageAvailable(storage),
    },
    {
      name: 'mail',
      isAway: (error) => error instanceof MailUnavailable,
      isAvailable: () => mail.isAvailable(),
    },
  ]
}
