import { pino, type Logger } from 'pino'
import { currentRequestId } from './request-context.ts'

export type { Logger }

/** Structured logs, one JSON object a line; the request id is added to each. Secrets never reach a log. */
export function createLogger({ level, name }: { level: string; name: string }): Logger {
  return pino({
    level,
    base: { process: name },
    redact: { paths: ['password', '*.password', 'headers.cookie', 'headers.authorization', 'req.headers.cookie', 'req.headers.authorization'], censor: '[removed]' },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId ? { requestId } : {}
    },
  })
}
