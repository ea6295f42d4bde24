import type { JobsOptions } from 'bullmq'
import { z } from 'zod'
import { consumerDefinitions, consumerNames, type Consumer } from '../consumers.ts'

/**
 * What a job carries: which delivery it is, and nothing of the record. The consumer reloads event and record,
 * so a job that is late or doubled does no harm. A change of this shape raises `version`.
 */
export const deliveryPayloadSchema = z.object({
  version: z.literal(1),
  eventId: z.int().positive(),
  consumer: z.enum(consumerNames),
})
export type DeliveryPayload = z.infer<typeof deliveryPayloadSchema>

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
  /** Jobs in hand at once. */
  concurrency: number
}

/**
 * Failed runs after which a delivery is a dead letter, where nobody knows what is wrong. With the delays of
 * `retryDelay` they take about an hour: a deployment or an outage elsewhere is over by then.
 */
export const UNKNOWN_FAILURE_ATTEMPTS = 23

/** The same of a failure that no waiting mends, such as a payload that cannot be read: about 8 s. */
export const KNOWN_FAILURE_ATTEMPTS = 6

/** The catalogue: one job a consumer, with the pace that its area gave it. */
export const allDeliveryJobs: readonly DeliveryJob[] = [...consumerDefinitions].map(
  ([name, { attempts = UNKNOWN_FAILURE_ATTEMPTS, batchSize = 1, concurrency = 2 }]) => ({
    name,
    queue: name,
    payload: deliveryPayloadSchema,
    attempts,
    batchSize,
    concurrency,
  }),
)

/** The same by consumer: the catalogue has each. */
export const deliveryJobs = Object.fromEntries(allDeliveryJobs.map((job) => [job.name, job])) as Readonly<
  Record<Consumer, DeliveryJob>
>

export interface NewDelivery {
  eventId: number
  consumer: Consumer
}

/**
 * Unique and the same each time a delivery is added, so that adding it twice changes nothing. BullMQ refuses
 * ':' in it.
 */
export function deliveryJobId({ consumer, eventId }: NewDelivery): string {
  return `${consumer}-${eventId}`
}

/**
 * How a delivery is added. How often it may fail is counted in `outbox_deliveries`, which outlives the queue,
 * so BullMQ itself never gives up. A job that lay there as completed or failed would silently swallow the
 * next add of its id.
 */
const jobOptions: JobsOptions = {
  attempts: 1_000_000,
  backoff: { type: 'custom' },
  removeOnComplete: true,
  removeOnFail: true,
  stackTraceLimit: 1,
}

export function newDeliveryJob(delivery: NewDelivery): {
  name: Consumer
  data: DeliveryPayload
  opts: JobsOptions
} {
  return {
    name: delivery.consumer,
    data: { version: 1, eventId: delivery.eventId, consumer: delivery.consumer },
    opts: { ...jobOptions, jobId: deliveryJobId(delivery) },
  }
}

/** Milliseconds before the next run: 250, 500, 1000 … at most 5 minutes. */
export function retryDelay(failedRuns: number): number {
  return Math.min(300_000, 250 * 2 ** (Math.max(1, failedRuns) - 1))
}
