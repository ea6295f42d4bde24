import 'reflect-metadata'
import { openDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import type { DecoderPool } from '@vitrine/decoding/decoders'
import { sharedPool } from '@vitrine/decoding/shared-pool'
import { openBillingProviders } from '@vitrine/domain/billing/open-billing-providers'
import { systemClock } from '@vitrine/platform/clock'
import { SettingsInvalid, type Config } from '@vitrine/platform/config'
import { armFailpoint } from '@vitrine/platform/failpoints'
import { createLogger } from '@vitrine/platform/logging'
import { createMetricsRegistry, reportMetricsToLead } from '@vitrine/platform/metrics'
import { startOperationsServer } from '@vitrine/platform/operations-server'
import { openObjectStorage } from '@vitrine/platform/storage/open-object-storage'
import { assertSearchAccepts } from '@vitrine/search/assert-search-accepts'
import { openSearchEngine } from '@vitrine/search/open-engine'
import cluster from 'node:cluster'
import { createApi } from './create-api.ts'
import { healthChecks } from './health/health.ts'
import { boundedEngine } from './infrastructure/bounded-engine.ts'
import { siblingsThroughLead } from './infrastructure/siblings/siblings.ts'
import { learnWorthWhenDue } from './worth-score/learning/learn-when-due.ts'
import { refreshFiguresWhenDue } from './worth-score/refreshing/refresh-when-due.ts'
import { shipThesaurusAtStart } from './ship-thesaurus.ts'
import { upgradeSamplesAtStart } from './upgrade-samples.ts'
import { showFirstPages } from './site/show-first-pages.ts'

/** Before `STOP_SECONDS` are over, what is still running is cut off. */
const CUT_OFF_BEFORE_MS = 1_000

/**
 * One process of the api: it responds to calls and makes pages, alone or as one of several under a lead
 * (`lead.ts`).
 */
export async function serve(config: Config): Promise<void> {
  if (!config.DATABASE_URL) throw new SettingsInvalid(['The setting DATABASE_URL is missing.'])
  armFailpoint(config.VITRINE_FAILPOINT)
  const isLed = cluster.isWorker
  const logger = createLogger({ level: config.LOG_LEVEL, name: 'api' })
  await assertSearchAccepts(config)
  const url = config.DATABASE_URL
  const { database, close } = openDatabase({
    url,
    pool: 'calls',
    poolSize: config.DATABASE_POOL,
    applicationName: 'vitrine-api',
  })
  // Slow searches must not take the connections of everything else, and health has one that nobody takes.
  const searching = openDatabase({ url, pool: 'search', applicationName: 'vitrine-api-search' })
  const health = openDatabase({ url, pool: 'health', applicationName: 'vitrine-api-health' })
  const engine = boundedEngine(openSearchEngine(config, sqlExecutor(searching.pool)))
  const metrics = createMetricsRegistry('api')
  const checks = healthChecks({ database: health.database, engine })
  const api = await createApi({
    config,
    logger,
    database,
    engine,
    storage: openObjectStorage(config),
    metrics,
    checks,
    billing: openBillingProviders(config.billing, systemClock),
    ...(isLed && { siblings: siblingsThroughLead(), decoders: decodersOfLead() }),
  })
  if (isLed) reportMetricsToLead(metrics)
  const operations =
    config.OPERATIONS_PORT && !isLed
      ? await startOperationsServer({
          port: config.OPERATIONS_PORT,
          host: config.OPERATIONS_HOST,
          registry: metrics,
          checks,
        })
      : null
  await api.listen(config.PORT, config.HOST)
  logger.info({ port: config.PORT, search: engine.name }, 'the api listens')
  void showFirstPages(api, logger)
  void shipThesaurusAtStart(database, logger)
  void upgradeSamplesAtStart(database, config.IMAGE_HOSTS, logger)
  const endLearning =
    config.WORTHSCORE_LEARNS && !isLed
      ? learnWorthWhenDue({ database, engine, clock: systemClock, logger })
      : null
  const endRefreshing = isLed ? null : refreshFiguresWhenDue({ database, engine, clock: systemClock, logger })

  let stopping = false
  const stop = async (reason: string) => {
    if (stopping) return
    stopping = true
    logger.info({ reason }, 'the api stops')
    setTimeout(() => process.exit(1), config.STOP_SECONDS * 1000 - CUT_OFF_BEFORE_MS).unref()
    endLearning?.()
    await endRefreshing?.()
    await api.close()
    await operations?.close()
    await engine.close()
    await Promise.all([close(), searching.close(), health.close()])
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // Started by the launcher or by a lead: without it nobody would stop us.
  process.on('disconnect', () => void stop(isLed ? 'the lead is gone' : 'the launcher is gone'))
}

/** For a process that `lead.ts` has started: the lead has the pool. */
function decodersOfLead(): DecoderPool {
  return sharedPool({
    // The lead may have gone: this process ends then.
    send: (request) => void process.send?.(request, undefined, undefined, () => undefined),
    onMessage: (listener) => void process.on('message', listener),
  })
}
