/**
 * What the router keeps with each place of the session's history: the location's key, and its place, 0 where
 * the site was entered.
 */
interface Kept {
  key?: string
  idx?: number
}

const places = new Map<string, number>()

/**
 * The place of a location in the session's history, although the browser may have gone on by the time
 * somebody asks: whoever goes back twice in a moment is at the second page before the first one's effects
 * run. A place is kept from when its location was shown. Without a key it is the place that is shown.
 */
export function placeOf(
  key = '',
  { key: shown = 'default', idx = 0 }: Kept = window.history.state ?? {},
): number {
  if (shown === key) places.set(key, idx)
  return places.get(key) ?? idx
}
