import { setTimeout as sleep } from 'node:timers/promises'

export interface Polling {
  /** One round; returns whether there was something to do. */
  round: (signal: AbortSignal) => Promise<boolean>
  /** Milliseconds until the next round after one that had something to do. */
  busyMs: number
  /** Milliseconds until the next round after one that had not. */
  idleMs: number
  /** After a round that failed: twice as long each time, from 100 ms up to this. */
  longestBackoffMs: number
  /**
   * Called for the first failure in a row, and then once a minute with the number of those in a row, so that
   * one cause is not a log line each round.
   */
  onError: (error: unknown, failures: number) => void
}

const NOTE_AGAIN_MS = 60_000

export interface RunningPolling {
  /** Lets the round in hand finish. */
  stop(): Promise<void>
}

/** Runs a round again and again. A round that throws puts the next one off, and ends nothing. */
export function startPolling({ round, busyMs, idleMs, longestBackoffMs, onError }: Polling): RunningPolling {
  const stopping = new AbortController()
  const run = async () => {
    let backoffMs = 0
    let failures = 0
    let notedAt = 0
    while (!stopping.signal.aborted) {
      let pauseMs: number
      try {
        pauseMs = (await round(stopping.signal)) ? busyMs : idleMs
        backoffMs = 0
        failures = 0
      } catch (error) {
        failures += 1
        const isDue = failures === 1 || performance.now() - notedAt >= NOTE_AGAIN_MS
        if (isDue && !stopping.signal.aborted) {
          notedAt = performance.now()
          onError(error, failures)
        }
        backoffMs = Math.min(longestBackoffMs, Math.max(100, backoffMs * 2))
        pauseMs = backoffMs
      }
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
