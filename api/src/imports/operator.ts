import { createLogger, type Logger } from '@vitrine/platform/logging'

/** Whom the audit log names for what an import has written. */
export const OPERATOR = { name: 'operator: import' }

export function importLogger(): Logger {
  return createLogger({ level: 'warn', name: 'import' })
}
