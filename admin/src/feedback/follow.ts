/**
 * How often what is on the screen is asked for again by itself. What could not be loaded at all waits for
 * 'Try again'.
 */
export function follow(everyMs: number) {
  return ({ state: { data } }: { state: { data?: unknown } }) => (data === undefined ? false : everyMs)
}
