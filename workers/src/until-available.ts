import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_PAUSE_MS = 1_000

/**
 * Resolves when the server responds; asks at growing intervals up to a second. Rejects when the signal
 * aborts.
 */
export async function untilAvailable(
  server: { isAvailable(): Promise<boolean> },
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = 100; !(await server.isAvailable()); pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    await sleep(pauseMs, undefined, { signal })
  }
}
