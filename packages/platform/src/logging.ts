import { pino, type Logger } from 'pino'
import { currentRequestId } from './request-context.ts'

export type { Logger }

/**
 * Structured logs, one JSON object a line, to standard output unless a test gives another destination. The
 * request id is added to each. Secrets never reach a log.
 */
export function createLogger({
  level,
  name,
  destination = standardOutput(),
}: {
  level: string
  name: string
  destination?: { write(line: string): void }
}): Logger {
  const options = {
    level,
    base: { process: name },
    redact: {
      paths: [
        'password',
        '*.password',
        'headers.cookie',
        'headers.authorization',
        'req.headers.cookie',
        'req.headers.authorization',
      ],
      censor: '[removed]',
    },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId ? { requestId } : {}
    },
  }
  return pino(options, destination)
}

function standardOutput(): { write(line: string): void } {
  // Written at once: what a process says last is not lost when it is killed, and one whose reader has gone
  // can still end (an asynchronous destination tries to write its rest for ever).
  return pino.destination({ dest: 1, sync: true })
}
