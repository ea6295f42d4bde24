import type { Logger } from '@vitrine/platform/logging'

/** The whole stop has ten seconds; a process that hangs in its last part ends by itself before it is killed. */
const STOP_MS = 9_500

/** Stops once, at the first SIGTERM or SIGINT. */
export function stopOnSignal(logger: Logger, stop: () => Promise<void>): void {
  let stopping = false
  const begin = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'the workers are stopping')
    setTimeout(() => {
      logger.error('the stop took too long')
      process.exit(1)
    }, STOP_MS).unref()
    stop().then(
      () => {
        logger.info('the workers have stopped')
        process.exit(0)
      },
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(signal))
}
