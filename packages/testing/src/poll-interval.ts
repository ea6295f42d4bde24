const SHORTEST_MS = 20
const LONGEST_MS = 250
/** Of the time that was waited: a wait may end that much later. */
const SHARE = 1 / 20

/**
 * Milliseconds until a wait polls again. The longer it lasts, the less often it polls: each poll takes
 * processor time from what it waits for.
 */
export function pollInterval(waitedMs: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, waitedMs * SHARE))
}
