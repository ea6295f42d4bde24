import type { OpenDatabase } from '@vitrine/database/database'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import type { QueueBackend } from '@vitrine/messaging/queues/queue-backend'
import { createLogger } from '@vitrine/platform/logging'
import { createMetricsRegistry } from '@vitrine/platform/metrics'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { ConsumersRunner } from '../consuming/consumers.runner.ts'
import { MailClaimer } from '../mail/mail-claimer.ts'
import { OutboxRelayRunner } from '../outbox-relay/outbox-relay.runner.ts'
import { createProcessors } from '../processors.ts'
import { MemoryMail } from './memory-mail.ts'

export interface RunningWorkers {
  queues: DeliveryQueues
  stop(): Promise<void>
}

/** What mails of tests name. */
export const testSite = { publicUrl: 'https://vitrine.example', supportEmail: 'support@vitrine.example' }

/** Relay, sweep and all consumers in this process. */
export function startWorkers(open: OpenDatabase, backend: QueueBackend, engine: SearchEngine, mail: MailTransport = new MemoryMail()): RunningWorkers {
  const logger = createLogger({ level: 'silent', name: 'test' })
  const queues = new DeliveryQueues(backend)
  const relay = new OutboxRelayRunner(open.database, queues, logger)
  const claimer = new MailClaimer(open)
  const processors = createProcessors({ open, engine, mail, claimer, site: testSite })
  const consumers = new ConsumersRunner(open.database, backend, engine, mail, processors, logger, createMetricsRegistry('test'))
  relay.start()
  consumers.start()
  return {
    queues,
    stop: async () => {
      await relay.stop()
      await consumers.stop()
      await queues.close()
      await claimer.onModuleDestroy()
    },
  }
}
