const SOONEST_MS = 20
const LATEST_MS = 250
/** Of the time that was waited: so much longer a wait may get by it. */
const SHARE = 1 / 20

/**
 * Milliseconds from one look to the next. The longer a wait lasts, the rarer the looks: they cost what is
 * waited for.
 */
export function nextLookAfter(waitedMs: number): number {
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, waitedMs * SHARE))
}
