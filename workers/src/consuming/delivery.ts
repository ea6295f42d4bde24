import type { Consumer } from '@vitrine/messaging/consumers'

/** One delivery as its processor gets it, reloaded from the outbox. */
export interface Delivery {
  eventId: number
  eventType: string
  /** Not parsed yet. */
  payload: unknown
  requestId: string | null
  /** How far an earlier run of a long delivery came. */
  progress: number
}

/**
 * Makes one part of the world follow the events that its consumer takes. Run twice, late or out of order, the
 * result is the same; what a run throws is tried again.
 */
export interface DeliveryProcessor {
  readonly consumer: Consumer
  /** Deliveries that came together, as many as the job's batch size allows, in no order. */
  process(deliveries: readonly Delivery[], signal: AbortSignal): Promise<void>
}

/** The process ends: the delivery is given back to the queue, and nothing has failed. */
export class Stopping extends Error {
  constructor() {
    super('the process is stopping')
    this.name = 'Stopping'
  }
}

/**
 * A server that processors need and that may be away. What fails for it is no delivery's fault: nothing is
 * counted, and the deliveries wait until it is back.
 */
export interface NeededServer {
  name: string
  /** Whether the error says that this server is away. */
  isAway(error: unknown): boolean
  isAvailable(): Promise<boolean>
}
