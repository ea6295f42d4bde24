import { Module, type DynamicModule } from '@nestjs/common'
import type { OpenDatabase } from '@vitrine/database/database'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import type { QueueBackend } from '@vitrine/messaging/queues/queue-backend'
import type { Logger } from '@vitrine/platform/logging'
import type { Registry } from '@vitrine/platform/metrics'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { ConsumersRunner } from './consuming/consumers.runner.ts'
import type { DeliveryProcessor } from './consuming/delivery.ts'
import { MaintenanceRunner } from './maintenance/maintenance.runner.ts'
import { OutboxRelayRunner } from './outbox-relay/outbox-relay.runner.ts'
import { processorClasses } from './processors.ts'
import { DATABASE, LOGGER, METRICS, OPEN_DATABASE, PROCESSORS, QUEUE_BACKEND, QUEUES, SEARCH_ENGINE } from './tokens.ts'
import { WorkersProcess } from './workers-process.ts'
import { IndexKeeper } from './search-projections/rebuild-index/index-keeper.ts'

/** What the process has opened before Nest puts it together. */
export interface WorkersParts {
  open: OpenDatabase
  engine: SearchEngine
  backend: QueueBackend
  logger: Logger
  registry: Registry
}

@Module({})
export class WorkersModule {
  static of({ open, engine, backend, logger, registry }: WorkersParts): DynamicModule {
    return {
      module: WorkersModule,
      providers: [
        { provide: OPEN_DATABASE, useValue: open },
        { provide: DATABASE, useValue: open.database },
        { provide: SEARCH_ENGINE, useValue: engine },
        { provide: QUEUE_BACKEND, useValue: backend },
        { provide: LOGGER, useValue: logger },
        { provide: METRICS, useValue: registry },
        { provide: QUEUES, useFactory: () => new DeliveryQueues(backend, (error) => logger.debug({ error: error.message }, 'the queue does not answer')) },
        ...processorClasses,
        { provide: PROCESSORS, useFactory: (...processors: DeliveryProcessor[]) => processors, inject: [...processorClasses] },
        OutboxRelayRunner,
        ConsumersRunner,
        MaintenanceRunner,
        IndexKeeper,
        WorkersProcess,
      ],
    }
  }
}
