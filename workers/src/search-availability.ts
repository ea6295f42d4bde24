import { setTimeout as sleep } from 'node:timers/promises'
import type { SearchEngine } from '@vitrine/search/search-engine'

const LONGEST_PAUSE_MS = 1_000

/** Resolves when the engine answers; asks at growing intervals up to a second. Rejects when the signal aborts. */
export async function untilSearchAnswers(engine: SearchEngine, signal: AbortSignal): Promise<void> {
  for (let pauseMs = 100; !(await engine.isAvailable()); pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    await sleep(pauseMs, undefined, { signal })
  }
}
