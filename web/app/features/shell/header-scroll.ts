export interface ScrollState {
  /** Where the page stood when it last moved for good, in pixels. */
  y: number
  hidden: boolean
}

/** Below this the page is at its top, where the header always stands. */
const TOP = 160
/** A finger that rests trembles this much. */
const JITTER = 6

/** The header goes on the way down and comes back on the way up. */
export function afterScroll({ y: before, hidden }: ScrollState, y: number): ScrollState {
  if (y <= TOP) return { y, hidden: false }
  if (Math.abs(y - before) < JITTER) return { y: before, hidden }
  return { y, hidden: y > before }
}
