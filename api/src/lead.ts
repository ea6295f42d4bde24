import { openDatabase } from '@vitrine/database/database'
import { openDecoders } from '@vitrine/decoding/decoders'
import { serveDecoding } from '@vitrine/decoding/shared-pool'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { systemClock } from '@vitrine/platform/clock'
import { SettingsInvalid, type Config } from '@vitrine/platform/config'
import type { HealthCheck } from '@vitrine/platform/health'
import { createLogger } from '@vitrine/platform/logging'
import { metricsOfLed } from '@vitrine/platform/metrics'
import { startOperationsServer } from '@vitrine/platform/operations-server'
import { assertSearchAccepts } from '@vitrine/search/assert-search-accepts'
import { openSearchEngine } from '@vitrine/search/open-engine'
import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { healthChecks } from './health/health.ts'
import { learnWorthWhenDue } from './worth-score/learning/learn-when-due.ts'
import { refreshFiguresWhenDue } from './worth-score/refreshing/refresh-when-due.ts'
import { asProcessMessage, passOn } from './infrastructure/siblings/siblings.ts'

/** One that dies is replaced after this long: a fault at its start must not keep a processor busy. */
const REPLACED_AFTER = 1_000

/**
 * The lead's own connections: it looks at health, whether WorthScore should learn, and refreshes what it
 * said.
 */
const CONNECTIONS = 2

/**
 * Starts the processes of the api (`serve.ts`), which share its port, and replaces one that dies. It responds
 * to operators for all of them, and passes on between them what one has invalidated, so that a member never
 * sees an older page by the next process. It has the pool of decoders that they share. Ends when the first
 * ones end before any has listened, with their code: the same would happen to the next. Later, one that
 * cannot start is tried again like one that died: the database may be away for a moment.
 */
export async function lead(config: Config): Promise<void> {
  if (!config.DATABASE_URL) throw new SettingsInvalid(['The setting DATABASE_URL is missing.'])
  const logger = createLogger({ level: config.LOG_LEVEL, name: 'api' })
  await assertSearchAccepts(config)
  const { database, pool, close } = openDatabase({
    url: config.DATABASE_URL,
    pool: 'calls',
    poolSize: CONNECTIONS,
    applicationName: 'vitrine-api-lead',
  })
  const engine = openSearchEngine(config, sqlExecutor(pool))
  const listening = new Set<Worker>()
  const someoneServes: HealthCheck = {
    name: 'api',
    run: async () => {
      if (listening.size === 0) throw new Error('no process of the api listens')
    },
  }
  const operations = config.OPERATIONS_PORT
    ? await startOperationsServer({
        port: config.OPERATIONS_PORT,
        host: config.OPERATIONS_HOST,
        registry: metricsOfLed(),
        checks: [someoneServes, ...healthChecks({ database, engine })],
      })
    : null
  const endLearning = config.WORTHSCORE_LEARNS
    ? learnWorthWhenDue({ database, engine, clock: systemClock, logger })
    : null
  const endRefreshing = refreshFiguresWhenDue({ database, engine, clock: systemClock, logger })

  // One pool for all: an account opens one file at a time, whichever process its calls come to.
  const decoders = openDecoders({
    processes: config.DECODING_PROCESSES,
    memory: config.DECODING_MEMORY_MB * 1024 * 1024,
  })
  // What one process may do at once, these may do together.
  const shared = { DOCUMENT_PROCESSES: String(Math.ceil(config.DOCUMENT_PROCESSES / config.apiProcesses)) }
  let [isStopping, hasServed] = [false, false]
  const processes = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const send = (worker: Worker, message: Parameters<Worker['send']>[0]) =>
    void (worker.isConnected() && worker.send(message, () => undefined))
  cluster.on('message', (from, received: unknown) => {
    void serveDecoding(received, decoders.run, (response) => send(from, response))
    const message = asProcessMessage(received)
    if (message)
      passOn(
        message,
        from.id,
        processes().map((worker) => ({ id: worker.id, send: (passedOn) => send(worker, passedOn) })),
      )
  })
  const start = () => {
    const worker = cluster.fork(shared)
    worker.once('listening', () => {
      listening.add(worker)
      hasServed = true
    })
    // It ended while something was sent to it: 'exit' says so, and without a listener the lead would end, too.
    worker.on('error', (error) => logger.warn({ err: error }, 'a process of the api could not be reached'))
    worker.once('exit', (code, signal) => {
      listening.delete(worker)
      if (isStopping) return
      if (!hasServed) return void stop(code || 1)
      logger.error({ code, signal }, 'a process of the api has ended; another one is started')
      setTimeout(() => void (isStopping || start()), REPLACED_AFTER)
    })
  }

  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    endLearning?.()
    // Each ends within its own time, or cuts itself off.
    await Promise.all(
      processes().map(async (worker) => {
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        worker.process.kill('SIGTERM')
        await ended
        const { exitCode, signalCode } = worker.process
        // One that was still starting does not know the signal yet, and had nothing under way.
        const wasStarting = signalCode === 'SIGTERM' || signalCode === 'SIGINT'
        if (exitCode !== 0 && !wasStarting) code ||= exitCode ?? 1
      }),
    )
    await endRefreshing()
    await decoders.close()
    await operations?.close()
    await engine.close()
    await close()
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  // Started by the launcher: without it nobody would stop us.
  process.on('disconnect', () => void stop(0))
  for (let count = 0; count < config.apiProcesses; count += 1) start()
}
