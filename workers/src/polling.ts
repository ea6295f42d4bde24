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
  onError: (error: unknown) => void
}

export interface RunningPolling {
  /** Lets the round in hand finish. */
  stop(): Promise<void>
}

/** Runs a round again and again. A round that throws puts the next one off, and ends nothing. */
export function startPolling({ round, busyMs, idleMs, longestBackoffMs, onError }: Polling): RunningPolling {
  const stopping = new AbortController()
  const run = async () => {
    let backoffMs = 0
    while (!stopping.signal.aborted) {
      let pauseMs: number
      try {
        pauseMs = (await round(stopping.signal)) ? busyMs : idleMs
        backoffMs = 0
      } catch (error) {
        if (!stopping.signal.aborted) onError(error)
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
