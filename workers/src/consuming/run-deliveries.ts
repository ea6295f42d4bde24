import { runInContext } from '@vitrine/platform/request-context'
import { Stopping, type Delivery, type DeliveryProcessor } from './delivery.ts'

/** What became of each delivery: null, or what it threw. */
export type Outcome = Map<number, unknown>

export interface RunOptions {
  /** Whether an error says that a server is away. */
  isAway: (error: unknown) => boolean
  signal: AbortSignal
}

/**
 * Runs deliveries together. Where that fails, halves are tried apart, down to single ones, so that one
 * poisoned delivery costs its neighbors a retry and no more. A server that is away is no delivery's fault:
 * the whole batch gets that error.
 */
export async function runDeliveries(
  processor: DeliveryProcessor,
  deliveries: readonly Delivery[],
  { isAway, signal }: RunOptions,
): Promise<Outcome> {
  try {
    await processTogether(processor, deliveries, signal)
    return new Map(deliveries.map(({ eventId }) => [eventId, null]))
  } catch (error) {
    if (deliveries.length === 1 || isAway(error) || error instanceof Stopping) {
      return new Map(deliveries.map(({ eventId }) => [eventId, error]))
    }
    const middle = Math.ceil(deliveries.length / 2)
    const first = await runDeliveries(processor, deliveries.slice(0, middle), { isAway, signal })
    const second = await runDeliveries(processor, deliveries.slice(middle), { isAway, signal })
    return new Map([...first, ...second])
  }
}

async function processTogether(
  processor: DeliveryProcessor,
  deliveries: readonly Delivery[],
  signal: AbortSignal,
): Promise<void> {
  const [first] = deliveries
  const process = () => processor.process(deliveries, signal)
  // One delivery belongs to one request; its id goes on into logs and into events that the processor appends.
  if (deliveries.length === 1 && first?.requestId)
    return await runInContext({ requestId: first.requestId }, process)
  await process()
}
