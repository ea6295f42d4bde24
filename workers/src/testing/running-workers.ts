import type { OpenDatabase } from '@vitrine/database/database'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import type { QueueBackend } from '@vitrine/messaging/queues/queue-backend'
import { createLogger } from '@vitrine/platform/logging'
import { createMetricsRegistry } from '@vitrine/platform/metrics'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { ConsumersRunner } from '../consuming/consumers.runner.ts'
import { OutboxRelayRunner } from '../outbox-relay/outbox-relay.runner.ts'
import { createProcessors } from '../processors.ts'

export interface RunningWorkers {
  queues: DeliveryQueues
  stop(): Promise<void>
}

/** Relay, sweep and all consumers in this process. */
export function startWorkers(open: OpenDatabase, backend: QueueBackend, engine: SearchEngine): RunningWorkers {
  const logger = createLogger({ level: 'silent', name: 'test' })
  const queues = new DeliveryQueues(backend)
  const relay = new OutboxRelayRunner(open.database, queues, logger)
  const consumers = new ConsumersRunner(open.database, backend, engine, createProcessors(open, engine), logger, createMetricsRegistry('test'))
  relay.start()
  consumers.start()
  return {
    queues,
    stop: async () => {
      await relay.stop()
      await consumers.stop()
      await queues.close()
    },
  }
}
