import type { JobsOptions } from 'bullmq'
import { consumerNames, type Consumer } from '../consumers.ts'
import { deliveryPayloadSchema, type DeliveryPayload } from './delivery-payload.ts'

/** One job of the system: a delivery of an event to its consumer. */
export interface DeliveryJob {
  name: Consumer
  /** A queue a consumer: a long fan-out or a rebuild never stands before the search projection. */
  queue: string
  payload: typeof deliveryPayloadSchema
  /** Failed runs after which the delivery is a dead letter. Runs in which a server was away do not count. */
  attempts: number
  /** Jobs that one run takes together. */
  batchSize: number
  /** Jobs in hand at once: twice a batch, so that the next one gathers while one is worked on. */
  concurrency: number
}

const oneByOne = { attempts: 6, batchSize: 1, concurrency: 2 }

/** The catalogue: one job a consumer. */
export const deliveryJobs: Readonly<Record<Consumer, DeliveryJob>> = {
  'dictionary-search': deliveryJob('dictionary-search', { attempts: 6, batchSize: 200, concurrency: 400 }),
  'refresh-author-articles': deliveryJob('refresh-author-articles', oneByOne),
  'refresh-category-articles': deliveryJob('refresh-category-articles', oneByOne),
  'refresh-caches': deliveryJob('refresh-caches', { attempts: 6, batchSize: 200, concurrency: 200 }),
  'rebuild-index': deliveryJob('rebuild-index', { ...oneByOne, attempts: 3 }),
  // A server that puts a mail off wants it again in a quarter of an hour: forty runs take about eighteen minutes.
  'send-mail': deliveryJob('send-mail', { attempts: 40, batchSize: 1, concurrency: 5 }),
}

export const allDeliveryJobs: readonly DeliveryJob[] = consumerNames.map((consumer) => deliveryJobs[consumer])

function deliveryJob(name: Consumer, limits: Pick<DeliveryJob, 'attempts' | 'batchSize' | 'concurrency'>): DeliveryJob {
  return { name, queue: name, payload: deliveryPayloadSchema, ...limits }
}

export interface NewDelivery {
  eventId: number
  consumer: Consumer
}

/** Unique and the same each time a delivery is added, so that adding it twice changes nothing. BullMQ refuses ':' in it. */
export function deliveryJobId({ consumer, eventId }: NewDelivery): string {
  return `${consumer}-${eventId}`
}

/**
 * How a delivery is added. How often it may fail is counted in `outbox_deliveries`, which outlives the queue, so BullMQ
 * itself never gives up. A job that lay there as completed or failed would silently swallow the next add of its id.
 */
const jobOptions: JobsOptions = {
  attempts: 1_000_000,
  backoff: { type: 'custom' },
  removeOnComplete: true,
  removeOnFail: true,
  stackTraceLimit: 1,
}

export function newDeliveryJob(delivery: NewDelivery): { name: Consumer; data: DeliveryPayload; opts: JobsOptions } {
  return {
    name: delivery.consumer,
    data: { version: 1, eventId: delivery.eventId, consumer: delivery.consumer },
    opts: { ...jobOptions, jobId: deliveryJobId(delivery) },
  }
}

/** Milliseconds before the next run: 250, 500, 1000 … at most 30 s. Six runs take about 8 s. */
export function retryDelay(failedRuns: number): number {
  return Math.min(30_000, 250 * 2 ** (Math.max(1, failedRuns) - 1))
}
