import { openDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { openDecoders } from '@vitrine/decoding/decoders'
import { queueBackendOf } from '@vitrine/messaging/queues/queue-backend'
import { openImportReader } from '@vitrine/import-reading/import-reader'
import { openBillingProviders } from '@vitrine/domain/billing/open-billing-providers'
import { systemClock } from '@vitrine/platform/clock'
import { SettingsInvalid, type Config } from '@vitrine/platform/config'
import { openMailTransport } from '@vitrine/platform/mail/open-mail-transport'
import { openObjectStorage } from '@vitrine/platform/storage/open-object-storage'
import { createLogger } from '@vitrine/platform/logging'
import { createMetricsRegistry } from '@vitrine/platform/metrics'
import { openSearchEngine } from '@vitrine/search/open-engine'
import { join } from 'node:path'
import type { WorkersParts } from './workers.module.ts'

/** Opens what a workers' process talks to. Connections are made at first use. @throws SettingsInvalid */
export function openParts(config: Config): WorkersParts {
  if (!config.DATABASE_URL) throw new SettingsInvalid(['The setting DATABASE_URL must be given.'])
  const url = config.DATABASE_URL
  const background = openDatabase({ url, pool: 'background', applicationName: 'vitrine-background' })
  return {
    open: openDatabase({
      url,
      pool: 'deliveries',
      poolSize: config.DATABASE_POOL,
      applicationName: 'vitrine-workers',
    }),
    background,
    engine: openSearchEngine(config, sqlExecutor(background.pool)),
    backend: queueBackendOf(config),
    logger: createLogger({ level: config.LOG_LEVEL, name: 'workers' }),
    mail: openMailTransport(config),
    media: {
      storage: openObjectStorage(config),
      decoders: openDecoders({
        processes: config.DECODING_PROCESSES,
        memory: config.DECODING_MEMORY_MB * 1024 * 1024,
      }),
      imports: openImportReader({
        processes: config.IMPORT_PROCESSES,
        memory: config.IMPORT_MEMORY_MB * 1024 * 1024,
        time: config.IMPORT_SECONDS * 1000,
      }),
      quotas: config.VAULT_QUOTA_GB,
      folder: join(config.dataDir, 'uploads'),
    },
    site: { publicUrl: config.publicUrl, supportEmail: config.SUPPORT_EMAIL },
    newsletter: { isOpen: config.NEWSLETTER, perMinute: config.NEWSLETTER_PER_MINUTE },
    registry: createMetricsRegistry('workers'),
    billing: openBillingProviders(config.billing, systemClock),
  }
}
