/**
 * The inner side of a `LimitedProcess`: says that it is ready, answers each task with one message, and ends
 * with the process that started it. It is told paths, and nothing else: no settings, no connection to
 * anything.
 */
export function serveTasks(outcomeOf: (message: unknown) => Promise<object>): void {
  const respond = async (message: unknown) => void process.send?.(await outcomeOf(message))
  process.on('message', (message) => void respond(message))
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}

/** Outcome of a task that ended in an error that nobody expected. */
export function failure(error: unknown): { failed: string } {
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
