import type { Database } from '@vitrine/database/database'
import { KNOWN_FAILURE_ATTEMPTS, retryDelay, type DeliveryJob } from '@vitrine/messaging/jobs/job-catalogue'
import { Worker, type QueueBackend } from '@vitrine/messaging/queues/queue-backend'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { Counter, type Registry } from '@vitrine/platform/metrics'
import { UnrecoverableError, WaitingError, type Job } from 'bullmq'
import { setTimeout as sleep } from 'node:timers/promises'
import { ZodError } from 'zod'
import type { ConsumerLog } from './consumer-log.ts'
import { Stopping, type DeliveryProcessor, type NeededServer } from './delivery.ts'
import { MicroBatcher } from './micro-batcher.ts'
import { claimAfterCrash, loadOpenDeliveries, markDone, recordFailure } from './open-deliveries.ts'
import { runDeliveries, type Outcome } from './run-deliveries.ts'

/**
 * A job whose worker was killed runs again after this and at most two checks. Renewed at half time while it
 * runs.
 */
const LOCK_MS = 10_000
const STALLED_CHECK_MS = 2_000

/** Enough for the jobs of one commit burst to meet; a reader does not notice it. */
const LINGER_MS = 4

type JobOutcome = 'done' | 'failed' | 'dead'

interface JobMetrics {
  finished(consumer: string, outcome: JobOutcome): void
}

/** `jobs_finished_total`: runs of deliveries by consumer and outcome; `dead` are those that were the last. */
export function jobMetrics(registry: Registry): JobMetrics {
  const finished = new Counter({
    name: 'jobs_finished_total',
    help: 'Runs of deliveries by consumer and outcome',
    labelNames: ['consumer', 'outcome'],
    registers: [registry],
  })
  return { finished: (consumer, outcome) => finished.inc({ consumer, outcome }) }
}

export interface DeliveryConsumerParts {
  job: DeliveryJob
  processor: DeliveryProcessor
  database: Database
  backend: QueueBackend
  /** What processors need besides the database and the queue. */
  servers: readonly NeededServer[]
  log: ConsumerLog
  metrics: JobMetrics
}

/** Takes one consumer's jobs from its queue and brings each to its end: done, tried again, or a dead letter. */
export class DeliveryConsumer {
  private readonly parts: DeliveryConsumerParts
  private readonly stopping = new AbortController()
  private readonly batcher: MicroBatcher<number>
  private worker: InstanceType<typeof Worker> | null = null

  constructor(parts: DeliveryConsumerParts) {
    this.parts = parts
    this.batcher = new MicroBatcher({
      size: parts.job.batchSize,
      lingerMs: LINGER_MS,
      run: (eventIds, alone) => (alone ? this.runSuspect(eventIds) : this.runBatch(eventIds)),
    })
  }

  start(): void {
    const { job, backend, log } = this.parts
    this.worker = new Worker(job.queue, (running: Job, token) => this.handle(running, token), {
      connection: backend,
      concurrency: job.concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      // What fails, and what the process dies with, is counted in the delivery, which outlives the queue.
      maxStalledCount: 1_000_000,
      runRetryDelay: 500,
      settings: {
        backoffStrategy: (runs, _type, error) =>
          error instanceof RunAgain ? error.delayMs : retryDelay(runs),
      },
    })
    this.worker.on('error', (error) => log.queueFailed(job.name, error))
  }

  /** A stop that takes longer leaves its jobs to the next worker. */
  async stop(withinMs = 8_000): Promise<void> {
    this.stopping.abort()
    const closed = this.worker?.close()
    const closedInTime = await Promise.race([
      closed?.then(() => true),
      sleep(withinMs, false, { ref: false }),
    ])
    if (closedInTime === false) await this.worker?.close(true)
  }

  private async handle(running: Job, token: string | undefined): Promise<void> {
    const { job } = this.parts
    const payload = job.payload.safeParse(running.data)
    // What cannot be read goes; the sweep adds the delivery again as it should be.
    if (!payload.success)
      throw new UnrecoverableError(`not a payload of ${job.name}: ${payload.error.message}`)
    const { eventId } = payload.data
    try {
      // Its worker died with it, for whatever reason: from now on it endangers no other.
      await this.batcher.add(eventId, { alone: running.stalledCounter > 0 })
      this.parts.metrics.finished(job.name, 'done')
    } catch (error) {
      if (error instanceof Stopping) {
        await running.moveToWait(token)
        throw new WaitingError()
      }
      await this.fail(eventId, error)
    }
  }

  /** @throws RunAgain where the delivery has runs left */
  private async fail(eventId: number, error: unknown): Promise<void> {
    const { database, job, log, metrics } = this.parts
    const attempts = isKnown(error) ? Math.min(KNOWN_FAILURE_ATTEMPTS, job.attempts) : job.attempts
    const { dead, runs, requestId } = await recordFailure(database, job.name, eventId, { error, attempts })
    metrics.finished(job.name, dead ? 'dead' : 'failed')
    log.failed({ consumer: job.name, eventId, requestId, dead, error })
    if (!dead) throw new RunAgain(retryDelay(runs), error)
  }

  private async runSuspect(eventIds: readonly number[]): Promise<PromiseSettledResult<void>[]> {
    const { database, job, log, metrics } = this.parts
    const [eventId] = eventIds
    const claim = eventId === undefined ? null : await claimAfterCrash(database, job.name, eventId)
    if (eventId !== undefined && claim?.dead) {
      metrics.finished(job.name, 'dead')
      const error = new Error('given up: the process died with it each time')
      log.failed({ consumer: job.name, eventId, requestId: claim.requestId, dead: true, error })
    }
    return await this.runBatch(eventIds)
  }

  private async runBatch(eventIds: readonly number[]): Promise<PromiseSettledResult<void>[]> {
    const errors: Outcome = new Map()
    let left = [...new Set(eventIds)]
    for (let round = 1; left.length > 0; round += 1) {
      const { outcome, requestIds } = await this.runOnce(left)
      for (const [eventId, error] of outcome) errors.set(eventId, error)
      const away = this.parts.servers.find((server) =>
        [...outcome.values()].some((error) => server.isAway(error)),
      )
      left = away ? [...outcome].filter(([, error]) => away.isAway(error)).map(([eventId]) => eventId) : []
      if (!away) break
      this.parts.log.waits({ consumer: this.parts.job.name, server: away.name, requestIds: [...requestIds] })
      try {
        await untilAvailable(away, this.stopping.signal)
        await sleep(Math.min(5_000, round * 100), undefined, { signal: this.stopping.signal })
      } catch {
        for (const eventId of left) errors.set(eventId, new Stopping())
        break
      }
    }
    return eventIds.map((eventId) => {
      const reason = errors.get(eventId)
      return reason ? { status: 'rejected', reason } : { status: 'fulfilled', value: undefined }
    })
  }

  /** Reloaded each time: while the engine was away the records have moved on. */
  private async runOnce(
    eventIds: readonly number[],
  ): Promise<{ outcome: Outcome; requestIds: readonly string[] }> {
    const { database, job, processor, servers, log } = this.parts
    const open = await loadOpenDeliveries(database, job.name, eventIds)
    if (open.length === 0) return { outcome: new Map(), requestIds: [] }
    const isAway = (error: unknown) => servers.some((server) => server.isAway(error))
    const outcome = await runDeliveries(processor, open, { isAway, signal: this.stopping.signal })
    const done = [...outcome].filter(([, error]) => error === null).map(([eventId]) => eventId)
    reachFailpoint('consumer-before-done')
    if (done.length > 0) await markDone(database, job.name, done)
    const isDone = new Set(done)
    log.done(
      job.name,
      open.filter(({ eventId }) => isDone.has(eventId)),
    )
    return { outcome, requestIds: open.flatMap(({ requestId }) => requestId ?? []) }
  }
}

/** Tells the queue when the next run is: the runs are counted in the delivery, which outlives the queue. */
class RunAgain extends Error {
  readonly delayMs: number

  constructor(delayMs: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.delayMs = delayMs
  }
}

/** What was read and is not as it should be stays so: trying for long mends nothing. */
function isKnown(error: unknown): boolean {
  return error instanceof ZodError
}

const LONGEST_PAUSE_MS = 1_000

/**
 * Resolves when the server responds; asks at growing intervals up to a second. Rejects when the signal
 * aborts.
 */
async function untilAvailable(
  server: { isAvailable(): Promise<boolean> },
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = 100; !(await server.isAvailable()); pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    await sleep(pauseMs, undefined, { signal })
  }
}
