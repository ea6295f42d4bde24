import { withTimeout } from '@vitrine/platform/with-timeout'
import type { Consumer } from '../consumers.ts'
import { allDeliveryJobs, deliveryJobs, newDeliveryJob, type NewDelivery } from '../jobs/job-catalogue.ts'
import { Queue, type QueueBackend } from './queue-backend.ts'

/** Nobody reads the queues' own event streams; they are kept as short as BullMQ lets them be. */
const EVENTS_KEPT = 100

/** A server that neither responds nor refuses must not hold the caller's transaction open. */
const responseLimit = { milliseconds: 15_000, message: 'the queue did not respond within 15 s' }

type DeliveryQueue = InstanceType<typeof Queue>

/** The producing side of all delivery queues. */
export class DeliveryQueues {
  private readonly queues: ReadonlyMap<string, DeliveryQueue>

  constructor(backend: QueueBackend, onError: (error: Error) => void = () => undefined) {
    const names = new Set(allDeliveryJobs.map(({ queue }) => queue))
    this.queues = new Map([...names].map((name) => [name, openQueue(backend, name, onError)]))
  }

  /**
   * One bulk a queue. A delivery that lies in its queue already stays as it is. @throws when the queue's
   * server is away
   */
  async add(deliveries: readonly NewDelivery[]): Promise<void> {
    const byQueue = Map.groupBy(deliveries, ({ consumer }) => deliveryJobs[consumer].queue)
    await Promise.all(
      [...byQueue].map(([name, group]) =>
        withTimeout(this.queue(name).addBulk(group.map(newDeliveryJob)), responseLimit),
      ),
    )
  }

  /** Jobs of a consumer that wait, run or are put off. */
  async countJobs(consumer: Consumer): Promise<number> {
    const counts = await withTimeout(
      this.queue(deliveryJobs[consumer].queue).getJobCounts('waiting', 'active', 'delayed', 'prioritized'),
      responseLimit,
    )
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  }

  /** Throws every job away. For tests and workloads: the sweep adds again what is not done. */
  async obliterate(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.obliterate({ force: true })))
  }

  async waitUntilReady(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.waitUntilReady()))
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()))
  }

  private queue(name: string): DeliveryQueue {
    const queue = this.queues.get(name)
    if (!queue) throw new Error(`There is no queue ${name}.`)
    return queue
  }
}

export function openQueue(
  backend: QueueBackend,
  name: string,
  onError: (error: Error) => void,
): DeliveryQueue {
  const queue = new Queue(name, { connection: backend, streams: { events: { maxLen: EVENTS_KEPT } } })
  queue.on('error', onError)
  return queue
}
