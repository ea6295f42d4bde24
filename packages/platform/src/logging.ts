import { pino, type Logger } from 'pino'
import { currentRequestId } from './request-context.ts'

export type { Logger }

/** Structured logs, one JSON object a line; the request id is added to each. Secrets never reach a log. */
export function createLogger({ level, name }: { level: string; name: string }): Logger {
  // Written at once: what a process says last is not lost when it is killed, and one whose reader has gone
  // can still end (an asynchronous destination tries to write its rest for ever).
  const destination = pino.destination({ dest: 1, sync: true })
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
