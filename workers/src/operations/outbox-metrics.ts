import type { Database } from '@vitrine/database/database'
import { Gauge, type Registry } from '@vitrine/platform/metrics'
import { readOutboxStatus, type OutboxStatus } from '@vitrine/messaging/outbox-status'

/**
 * `outbox_deliveries{consumer,state}`, and how old the oldest delivery is that is not done:
 * `outbox_lag_seconds` over all, `index_lag_seconds{index}` for what the indexes follow. Asked of the
 * database when somebody looks.
 */
export function outboxMetrics(registry: Registry, database: Database): void {
  const read = readOnceAScrape(database)
  const deliveries = new Gauge({
    name: 'outbox_deliveries',
    help: 'Deliveries that are not done, by consumer and state',
    labelNames: ['consumer', 'state'],
    registers: [registry],
    collect: async () => {
      const { consumers } = await read()
      for (const { consumer, waiting, inFlight, failed } of consumers) {
        deliveries.set({ consumer, state: 'waiting' }, waiting)
        deliveries.set({ consumer, state: 'in-flight' }, inFlight)
        deliveries.set({ consumer, state: 'failed' }, failed)
      }
    },
  })
  const lag = new Gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest event that is not delivered',
    registers: [registry],
    collect: async () => {
      const { oldestOpenSeconds } = await read()
      lag.set(oldestOpenSeconds)
    },
  })
  const indexLag = new Gauge({
    name: 'index_lag_seconds',
    help: 'Age of the oldest change that an index does not show',
    labelNames: ['index'],
    registers: [registry],
    collect: async () => {
      for (const { consumer, oldestOpenSeconds } of (await read()).consumers) {
        const index = indexOf(consumer)
        if (index) indexLag.set({ index }, oldestOpenSeconds)
      }
    },
  })
}

/** All gauges of a scrape ask at once, and share one response. */
function readOnceAScrape(database: Database): () => Promise<OutboxStatus> {
  let reading: Promise<OutboxStatus> | null = null
  return () => {
    reading ??= readOutboxStatus(database).finally(() => (reading = null))
    return reading
  }
}

function indexOf(consumer: string): string | null {
  return consumer.endsWith('-search') ? consumer.slice(0, -'-search'.length) : null
}
