import type { Consumer } from '@vitrine/messaging/consumers'
import type { Logger } from '@vitrine/platform/logging'
import { OccurrenceLog } from '@vitrine/platform/occurrence-log'
import { runInContext } from '@vitrine/platform/request-context'
import type { Delivery } from './delivery.ts'
import { failureWords } from './failure-words.ts'

interface Failure {
  consumer: Consumer
  eventId: number
  requestId: string | null
  error: unknown
  dead: boolean
}

/** A server that deliveries wait for. */
interface Waiting {
  consumer: Consumer
  server: string
  requestIds: readonly string[]
}

interface QueueError {
  consumer: Consumer
  error: Error
}

const WORDS_MOST = 300

/**
 * What all consumers of a process log: a line for each change that is done, and one with a count for each
 * cause of failures. Each line has the id of the request that made the change, or those of all changes that
 * it is about.
 */
export class ConsumerLog {
  private readonly logger: Logger
  private readonly failures: OccurrenceLog<Failure>
  private readonly servers: OccurrenceLog<Waiting>
  private readonly queue: OccurrenceLog<QueueError>

  constructor(logger: Logger) {
    this.logger = logger
    this.failures = new OccurrenceLog({
      write: ({ count, details }) => {
        const [first] = details
        logger.error(
          {
            consumer: first?.consumer,
            count,
            eventIds: details.map(({ eventId }) => eventId),
            ...requestsOf(details.map(({ requestId }) => requestId)),
            dead: first?.dead,
            err: first?.error,
          },
          first?.dead ? 'deliveries failed for good' : 'deliveries failed and will be tried again',
        )
      },
    })
    this.servers = new OccurrenceLog({
      write: ({ count, details }) =>
        logger.warn(
          {
            server: details[0]?.server,
            count,
            consumers: distinct(details.map(({ consumer }) => consumer)),
            ...requestsOf(details.flatMap(({ requestIds }) => requestIds)),
          },
          'a server is away: deliveries wait until it is back',
        ),
    })
    this.queue = new OccurrenceLog({
      write: ({ count, details }) =>
        logger.warn(
          {
            count,
            consumers: distinct(details.map(({ consumer }) => consumer)),
            error: details[0]?.error.message,
          },
          details[0] && isConnectionError(details[0].error)
            ? 'the queue does not respond'
            : 'the queue reported errors: jobs that are lost are added again',
        ),
    })
  }

  /** One line for each request whose changes are done. */
  done(consumer: Consumer, deliveries: readonly Delivery[]): void {
    for (const [requestId, group] of Map.groupBy(deliveries, (delivery) => delivery.requestId)) {
      if (requestId === null) continue
      const eventIds = group.map(({ eventId }) => eventId)
      runInContext({ requestId }, () => this.logger.info({ consumer, eventIds }, 'deliveries are done'))
    }
  }

  failed(failure: Failure): void {
    const words = kindOf(failureWords(failure.error, WORDS_MOST))
    this.failures.note(`${failure.consumer} ${failure.dead} ${words}`, failure)
  }

  waits(waiting: Waiting): void {
    this.servers.note(waiting.server, waiting)
  }

  /** An emptied Redis is up, and still fails in each job that it has lost. */
  queueFailed(consumer: Consumer, error: Error): void {
    this.queue.note(isConnectionError(error) ? 'connection' : kindOf(error.message), { consumer, error })
  }

  close(): void {
    for (const log of [this.failures, this.servers, this.queue]) log.close()
  }
}

/** One id as every other line has it; of several all, so that a search for one finds the line. */
function requestsOf(
  ids: readonly (string | null)[],
): { requestId: string } | { requestIds: string[] } | object {
  const known = distinct(ids.filter((id) => id !== null))
  const [only] = known
  if (only === undefined) return {}
  return known.length === 1 ? { requestId: only } : { requestIds: known }
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

/** The same for each record and job that fails for one reason. */
function kindOf(message: string): string {
  return message.replaceAll(/[\w-]*\d[\w-]*/g, '#')
}

const CONNECTION = /ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|connection is closed|connection terminated|max retries/i

function isConnectionError(error: Error): boolean {
  return CONNECTION.test(`${'code' in error ? String(error.code) : ''} ${error.message}`)
}
