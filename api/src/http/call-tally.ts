import { LRUCache } from 'lru-cache'

/** Callers remembered of one throttle; the longest unseen are forgotten first. */
const REMEMBERED = 20_000

interface Window {
  calls: number
}

/** How many calls each caller has made in a window of time that begins with the first of them. */
export class CallTally {
  private readonly windows: LRUCache<string, Window>

  constructor(
    private readonly most: number,
    milliseconds: number,
  ) {
    this.windows = new LRUCache({ max: REMEMBERED, ttl: milliseconds })
  }

  /** Counts one more call. Answers how to take that back, or, where there were enough, when to come back. */
  take(caller: string): { giveBack: () => void } | { retryAfterSeconds: number } {
    const window = this.windows.get(caller) ?? this.open(caller)
    if (window.calls >= this.most) return { retryAfterSeconds: Math.max(1, Math.ceil(this.windows.getRemainingTTL(caller) / 1000)) }
    window.calls += 1
    return { giveBack: () => (window.calls -= 1) }
  }

  private open(caller: string): Window {
    const window = { calls: 0 }
    this.windows.set(caller, window)
    return window
  }
}
