import type { OpenDatabase } from '@vitrine/database/database'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import type { QueueBackend } from '@vitrine/messaging/queues/queue-backend'
import { createLogger, type Logger } from '@vitrine/platform/logging'
import { createMetricsRegistry } from '@vitrine/platform/metrics'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { ConsumersRunner } from '../consuming/consumers.runner.ts'
import { MailClaimer } from '../mail/mail-claimer.ts'
import { OutboxRelayRunner } from '../outbox-relay/outbox-relay.runner.ts'
import { createProcessors } from '../processors.ts'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { MemoryEngine } from './memory-engine.ts'
import { MemoryMail } from './memory-mail.ts'
import { openDecoders } from '@vitrine/decoding/decoders'
import { openImportReader } from '@vitrine/import-reading/import-reader'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaParts } from '../media-parts.ts'

export interface RunningWorkers {
  queues: DeliveryQueues
  stop(): Promise<void>
}

/** What mails of tests name. */
export const testSite = { publicUrl: 'https://vitrine.example', supportEmail: 'support@vitrine.example' }

/**
 * A storage of their own, which is on the disk once something is put into it. No process is started before a
 * picture comes.
 */
export function testMedia(folder = join(tmpdir(), `vitrine-media-${randomUUID()}`)): MediaParts {
  return {
    storage: fileStorage(join(folder, 'media')),
    decoders: openDecoders({ processes: 1, memory: 1600 * 1024 * 1024 }),
    imports: openImportReader({ processes: 1, memory: 512 * 1024 * 1024, time: 60_000 }),
    quotas: '1',
    folder: join(folder, 'uploads'),
  }
}

/** Relay, sweep and all consumers in this process. */
export function startWorkers(
  open: OpenDatabase,
  backend: QueueBackend,
  engine: SearchEngine,
  mail: MailTransport = new MemoryMail(),
  media: MediaParts = testMedia(),
  logger: Logger = createLogger({ level: 'silent', name: 'test' }),
): RunningWorkers {
  const queues = new DeliveryQueues(backend)
  const relay = new OutboxRelayRunner(open.database, queues, logger)
  const claimer = new MailClaimer(open)
  const processors = createProcessors({ open, engine, mail, media, claimer, site: testSite, logger })
  const consumers = new ConsumersRunner(
    open.database,
    backend,
    engine,
    mail,
    media,
    processors,
    logger,
    createMetricsRegistry('test'),
  )
  relay.start()
  consumers.start()
  return {
    queues,
    stop: async () => {
      await relay.stop()
      await consumers.stop()
      await queues.close()
      await claimer.onModuleDestroy()
      await media.decoders.close()
      await media.imports.close()
    },
  }
}

export interface MailingWorkers {
  db: TestDatabase
  mail: MemoryMail
  stop(): Promise<void>
}

/** A database of its own, and workers on it whose mails stay in memory. */
export async function startMailingWorkers(): Promise<MailingWorkers> {
  const db = await testDatabase()
  const mail = new MemoryMail()
  const workers = startWorkers(db, { kind: 'postgres', url: db.url }, new MemoryEngine(), mail)
  return {
    db,
    mail,
    stop: async () => {
      await workers.stop()
      await db.drop()
    },
  }
}
