import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { loadConfig, SettingsInvalid } from '@vitrine/platform/config'
import { armFailpoint } from '@vitrine/platform/failpoints'
import type { HealthCheck } from '@vitrine/platform/health'
import type { Logger } from '@vitrine/platform/logging'
import { startOperationsServer } from '@vitrine/platform/operations-server'
import { assertSearchAccepts } from '@vitrine/search/assert-search-accepts'
import { sql } from 'kysely'
import { openParts } from './open-parts.ts'
import { outboxMetrics } from './operations/outbox-metrics.ts'
import { QUEUES } from './tokens.ts'
import { WorkersModule, type WorkersParts } from './workers.module.ts'
import { WorkersProcess } from './workers-process.ts'

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  armFailpoint(config.VITRINE_FAILPOINT)
  await assertSearchAccepts(config)
  const parts = openParts(config)
  const { open, engine, logger, registry } = parts
  const app = await NestFactory.createApplicationContext(WorkersModule.of(parts), {
    logger: false,
    abortOnError: false,
  })
  const queues = app.get<DeliveryQueues>(QUEUES)
  const workers = app.get(WorkersProcess)
  workers.start()
  outboxMetrics(registry, open.database)
  const operations = config.OPERATIONS_PORT
    ? await startOperationsServer({
        port: config.OPERATIONS_PORT,
        host: config.OPERATIONS_HOST,
        registry,
        checks: checksOf(parts, queues),
      })
    : null
  logger.info(
    { search: engine.name, queue: parts.backend.kind, operations: operations?.url ?? null },
    'the workers are running',
  )

  const withinMs = config.STOP_SECONDS * 1000
  stopOnSignal(logger, withinMs - CUT_OFF_BEFORE_MS, async () => {
    await workers.stop(withinMs - JOBS_LEFT_BEFORE_MS)
    await operations?.close()
    await queues.close()
    await app.close()
    await engine.close()
    await parts.mail.close()
    await parts.media.decoders.close()
    await parts.media.imports.close()
    await Promise.all([open.close(), parts.background.close()])
  })
}

function checksOf({ open, engine }: WorkersParts, queues: DeliveryQueues): HealthCheck[] {
  return [
    { name: 'postgres', run: () => sql`SELECT 1`.execute(open.database) },
    { name: 'queue', run: () => queues.countJobs('refresh-caches') },
    { name: 'search', essential: false, run: () => failUnless(engine.isAvailable()) },
  ]
}

async function failUnless(available: Promise<boolean>): Promise<void> {
  if (!(await available)) throw new Error('the search engine does not respond')
}

/** Before `STOP_SECONDS` are over, jobs that still run are left to the next workers. */
const JOBS_LEFT_BEFORE_MS = 2_000
/** A process that hangs in its last part ends by itself before it is killed. */
const CUT_OFF_BEFORE_MS = 500

/** Stops once, at the first SIGTERM or SIGINT. */
function stopOnSignal(logger: Logger, withinMs: number, stop: () => Promise<void>): void {
  let stopping = false
  const begin = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'the workers are stopping')
    setTimeout(() => {
      logger.error('the stop took too long')
      process.exit(1)
    }, withinMs).unref()
    stop().then(
      () => {
        logger.info('the workers have stopped')
        process.exit(0)
      },
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(signal))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof SettingsInvalid ? error.message : error)
  process.exit(1)
}
