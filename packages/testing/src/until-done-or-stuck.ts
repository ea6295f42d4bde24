import { pollInterval } from './poll-interval.ts'

/** Without progress for so long, what is waited for hangs. A quiet machine shows progress within 2 s. */
const STUCK_AFTER_MS = 120_000

export interface ProgressWait {
  /** Completes "… did not come true". */
  what: string
  isDone: () => Promise<boolean> | boolean
  /** Anything whose change shows that work goes on: rows, deliveries that are done, log lines. */
  progress: () => Promise<number | string> | number | string
  stuckAfterMs?: number
}

/**
 * Polls until it is done, however long that takes on a busy machine, as long as there is progress.
 *
 * @throws when there was none for the time
 */
export async function untilDoneOrStuck({
  what,
  isDone,
  progress,
  stuckAfterMs = STUCK_AFTER_MS,
}: ProgressWait): Promise<void> {
  const began = Date.now()
  let before: number | string | null = null
  let deadline = 0
  while (!(await isDone())) {
    const now = await progress()
    if (now !== before) {
      before = now
      deadline = Date.now() + stuckAfterMs
    }
    if (Date.now() > deadline)
      throw new Error(`${what} did not come true: there was no progress for ${stuckAfterMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, pollInterval(Date.now() - began)))
  }
}
