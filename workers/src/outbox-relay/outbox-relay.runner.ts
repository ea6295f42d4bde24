import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import type { Logger } from '@vitrine/platform/logging'
import { AnnouncedEvents } from '../caches/announced-events.ts'
import { DATABASE, LOGGER, QUEUES } from '../tokens.ts'
import { relayRound } from './outbox-relay.ts'
import { startPolling, type RunningPolling } from '../polling.ts'
import { requeueLostDeliveries } from './sweep.ts'

const BUSY_MS = 2
const IDLE_MS = 50
const SWEEP_MS = 1_000

/** The relay and its sweep, for as long as the process runs. Any number of processes may run one. */
@Injectable()
export class OutboxRelayRunner {
  private readonly running: RunningPolling[] = []

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(QUEUES) private readonly queues: DeliveryQueues,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    const announced = new AnnouncedEvents(this.database)
    const onError = (what: string) => (error: unknown, failures: number) =>
      this.logger.error({ err: error, failures }, what)
    this.running.push(
      startPolling({
        round: () => relayRound(this.database, this.queues, announced),
        busyMs: BUSY_MS,
        idleMs: IDLE_MS,
        longestBackoffMs: 2_000,
        onError: onError('the outbox could not be relayed; it will be tried again'),
      }),
      startPolling({
        round: () => this.sweep(),
        busyMs: 0,
        idleMs: SWEEP_MS,
        longestBackoffMs: 10_000,
        onError: onError('the sweep of the outbox failed; it will be tried again'),
      }),
    )
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((polling) => polling.stop()))
  }

  private async sweep(): Promise<boolean> {
    const swept = await requeueLostDeliveries(this.database, this.queues)
    if (swept > 0) this.logger.warn({ deliveries: swept }, 'deliveries whose jobs were lost were added again')
    return swept > 0
  }
}
