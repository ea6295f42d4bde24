import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type { Registry }
export { Counter, Gauge, Histogram }

/**
 * The metrics of one process: its own registry (so that tests do not share one) with Node's own figures in
 * it.
 */
export function createMetricsRegistry(processName: string): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  return registry
}

/** What an operations server shows. */
export interface ShownMetrics {
  contentType: string
  metrics(): Promise<string>
}

/** Of a process under a lead (node:cluster): its lead reads these metrics when it is asked for those of all. */
export function reportMetricsToLead(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  // It listens from here on.
  void new AggregatorRegistry()
}

/** Those of all processes under this lead, added up where that means something. */
export function metricsOfLed(): ShownMetrics {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() }
}

/** What a finished request is counted by. */
export interface ServedRequest {
  method: string
  /** The route's pattern, never the address itself: an address a visitor makes up must not make a time series. */
  route: string
  status: number
  seconds: number
}

/** `http_request_duration_seconds`: how many requests there were (its `_count`), and how long they took. */
export function httpMetrics(registry: Registry): { observe: (request: ServedRequest) => void } {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  // Finding the series by its labels takes longer than counting in it.
  const series = new Map<string, { observe: (seconds: number) => void }>()
  return {
    observe: ({ method, route, status, seconds }) => {
      const key = `${method} ${status} ${route}`
      const known = series.get(key) ?? duration.labels({ method, route, status: String(status) })
      series.set(key, known)
      known.observe(seconds)
    },
  }
}
