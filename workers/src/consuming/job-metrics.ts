import { Counter, type Registry } from '@vitrine/platform/metrics'

export type JobOutcome = 'done' | 'failed' | 'dead'

export interface JobMetrics {
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
